import type { Core } from '@strapi/strapi'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { recordAction } from '../../log/record-action'
import { linkForOwner } from './link-for-owner'
import { lockAnalysis } from './lock-analysis'

const mailUid = 'api::outgoing-mail.outgoing-mail'

type Wish = { admin: number; id: string; key: string; endsOthers: boolean }

/**
 * Sends the e-mail about an analysis again, with a new link. A repeated form key sends one e-mail and creates one link.
 * Throws notFound, downloadSuspended.
 */
export const sendAnalysis = async (
  strapi: Core.Strapi,
  { admin, id, key, endsOthers }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const locked = await lockAnalysis(strapi, id)
    const { user, order } = locked
    const dedupeKey = `order:${order.documentId}:${key}`
    if ((await strapi.db.query(mailUid).count({ where: { dedupeKey } })) > 0) return { id }
    const data = { ...(await linkForOwner(strapi, { ...locked, endsOthers })), amount: null }
    await queueMail(strapi, {
      ...{ to: user.email, userId: user.id, mail: 'ordered', dedupeKey, data },
    })
    const subject = { kind: 'analysis', id } as const
    await recordAction(strapi, { admin, act: 'sendAnalysis', subject, after: { endsOthers } })
    return { id }
  })
