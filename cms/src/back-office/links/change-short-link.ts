import type { ChangedShortLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fieldsOf } from '../../library/short-links/create-short-link'
import {
  findShortLink,
  type ShortLinkRow,
  shortLinkTable,
} from '../../library/short-links/short-link-row'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { instantOf } from '../lists/cells'
import { recordAction } from '../log/record-action'
import { factsOf, wantedLink } from './short-link-fields'

type Change = { admin: number; id: string; wish: ChangedShortLink }

/** Changes a short link; its name stays. Throws notFound, shortLinkChanged, and the errors of a new one. */
export const changeShortLink = async (
  strapi: Core.Strapi,
  { admin, id, wish: { updatedAt, ...fields } }: Change,
): Promise<{ id: string }> =>
  strapi.db.transaction(async ({ trx }) => {
    const before = await lockedLink(strapi, id)
    if (instantOf(before.updatedAt) !== updatedAt) throw new AppError('shortLinkChanged')
    const columns = fieldsOf(before.name, wantedLink(fields))
    await trx(shortLinkTable)
      .where({ document_id: id })
      .update({ ...columns, updated_at: now() })
    const after = await findShortLink(strapi, { documentId: id })
    await recordAction(strapi, {
      admin,
      act: 'changeShortLink',
      subject: { kind: 'shortLink', id },
      before: factsOf(before),
      after: factsOf(after ?? before),
    })
    return { id }
  })

/** The link, locked until the transaction ends. Throws notFound. */
export async function lockedLink(strapi: Core.Strapi, documentId: string): Promise<ShortLinkRow> {
  await lockRows(strapi, shortLinkTable, { document_id: documentId })
  const link = await findShortLink(strapi, { documentId })
  if (!link) throw new AppError('notFound')
  return link
}
