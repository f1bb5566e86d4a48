import type { Core } from '@strapi/strapi'
import { queueMail } from '../../../mail/queue-mail'
import { writeAct } from '../../log/write-act'
import { holdAnalysis } from './hold-analysis'
import { linkForOwner } from './link-for-owner'

const mailUid = 'api::outgoing-mail.outgoing-mail'

type Wish = { admin: number; id: string; key: string; endsOthers: boolean }

/**
 * The letter about an analysis once more, with a new link. The same form twice at once is one letter and one link.
 * Throws notFound, downloadRests.
 */
export const sendAnalysis = async (
  strapi: Core.Strapi,
  { admin, id, key, endsOthers }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const held = await holdAnalysis(strapi, id)
    const { user, order } = held
    const dedupeKey = `order:${order.documentId}:${key}`
    if ((await strapi.db.query(mailUid).count({ where: { dedupeKey } })) > 0) return { id }
    const data = { ...(await linkForOwner(strapi, { ...held, endsOthers })), amount: null }
    await queueMail(strapi, {
      ...{ to: user.email, userId: user.id, mail: 'ordered', dedupeKey, data },
    })
    const subject = { kind: 'analysis', id } as const
    await writeAct(strapi, { admin, act: 'sendAnalysis', subject, after: { endsOthers } })
    return { id }
  })
