import type { Core } from '@strapi/strapi'
import { composeAnew } from '../../../analyses/compose-anew'
import { newDocumentId } from '../../../lib/new-row'
import { queueMail } from '../../../mail/queue-mail'
import { writeAct } from '../../log/write-act'
import { holdAnalysis } from './hold-analysis'
import { linkForOwner } from './link-for-owner'

type Wish = { admin: number; id: string; reason: string }

/**
 * Composes an analysis anew with today's texts and engine; the old edition stays, and its owner is told by a letter with
 * a link to the new one. Of two at once the second finds it is today's already. Throws notFound, downloadRests,
 * analysisOfToday.
 */
export const renewAnalysis = async (
  strapi: Core.Strapi,
  { admin, id, reason }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const held = await holdAnalysis(strapi, id)
    const { analysis, user } = held
    await composeAnew(strapi, analysis)
    const data = await linkForOwner(strapi, held)
    const dedupeKey = `analysis:${id}:${newDocumentId()}`
    await queueMail(strapi, {
      ...{ to: user.email, userId: user.id, mail: 'composedAnew', dedupeKey, data },
    })
    const { engineVersion, textVersion } = analysis
    const subject = { kind: 'analysis', id } as const
    const before = { engineVersion, textVersion }
    await writeAct(strapi, { admin, act: 'composeAnew', subject, before, reason })
    return { id }
  })
