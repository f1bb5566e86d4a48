import type { Core } from '@strapi/strapi'
import { composeAnew } from '../../../analysis/analyses/compose-anew'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { newDocumentId } from '../../../platform/lib/new-row'
import { recordAction } from '../../log/record-action'
import { linkForOwner } from './link-for-owner'
import { lockAnalysis } from './lock-analysis'

type Wish = { admin: number; id: string; reason: string }

/**
 * Composes an analysis again with current texts and engine; stores the old edition, and e-mails its owner a link to the
 * new one. Of two concurrent calls the second finds it current already. Throws notFound, downloadSuspended,
 * analysisOfToday.
 */
export const renewAnalysis = async (
  strapi: Core.Strapi,
  { admin, id, reason }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const locked = await lockAnalysis(strapi, id)
    const { analysis, user } = locked
    await composeAnew(strapi, analysis)
    const data = await linkForOwner(strapi, locked)
    const dedupeKey = `analysis:${id}:${newDocumentId()}`
    await queueMail(strapi, {
      ...{ to: user.email, userId: user.id, mail: 'composedAnew', dedupeKey, data },
    })
    const { engineVersion, textVersion } = analysis
    const subject = { kind: 'analysis', id } as const
    const before = { engineVersion, textVersion }
    await recordAction(strapi, { admin, act: 'composeAnew', subject, before, reason })
    return { id }
  })
