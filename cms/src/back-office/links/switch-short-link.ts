import type { Core } from '@strapi/strapi'
import { shortLinkTable } from '../../library/short-links/short-link-row'
import { now } from '../../platform/lib/clock'
import { recordAction } from '../log/record-action'
import { lockedLink } from './change-short-link'

type Switch = { admin: number; id: string; isOff: boolean }

/** Switches a short link off or on. Throws notFound. */
export const switchShortLink = async (
  strapi: Core.Strapi,
  { admin, id, isOff }: Switch,
): Promise<{ id: string }> =>
  strapi.db.transaction(async ({ trx }) => {
    const before = await lockedLink(strapi, id)
    if (before.isOff === isOff) return { id }
    await trx(shortLinkTable)
      .where({ document_id: id })
      .update({ is_off: isOff, updated_at: now() })
    await recordAction(strapi, {
      admin,
      act: 'switchShortLink',
      subject: { kind: 'shortLink', id },
      before: { isOff: before.isOff },
      after: { isOff },
    })
    return { id }
  })
