import type { Core } from '@strapi/strapi'
import { addDownloadLink, endLinks, mostLinks } from '../../../analyses/download-links'
import { shortNames } from '../../../entitlements/grant-analysis'
import { AppError } from '../../../lib/app-error'
import { env } from '../../../lib/env'
import { dayText } from '../../../lib/local-form'
import { downloadLink } from '../../../mail/links'
import { numberOf } from '../../../mail/number-of'
import { queueMail } from '../../../mail/queue-mail'
import { findOrder } from '../../../orders/order-row'
import { type ReceiptRow, receiptUid } from '../../../receipts/issue-receipt'
import { lockUser } from '../../../users/lock-user'
import { findUser } from '../../../users/user-row'
import { writeAct } from '../../log/write-act'
import { requireAnalysis } from './require-analysis'

const mailUid = 'api::outgoing-mail.outgoing-mail'

type Wish = { admin: number; id: string; key: string; endsOthers: boolean }

/**
 * The letter about an analysis once more, with a new link, which nobody but its owner sees. The owner's row is held: the
 * same form twice at once is one letter and one link. Throws notFound, downloadRests.
 */
export const sendAnalysis = async (
  strapi: Core.Strapi,
  { admin, id, key, endsOthers }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const { state, userId, orderId, id: analysisId } = await requireAnalysis(strapi, id)
    if (state === 'withheld') throw new AppError('downloadRests')
    await lockUser(strapi, userId)
    const user = await findUser(strapi, userId)
    const order = await findOrder(strapi, { id: orderId })
    if (!user || !order) throw new AppError('notFound')
    const dedupeKey = `order:${order.documentId}:${key}`
    if ((await strapi.db.query(mailUid).count({ where: { dedupeKey } })) > 0) return { id }
    await endLinks(strapi, analysisId, endsOthers ? 0 : mostLinks - 1)
    const wish = { userId, analysisId, language: env.LANGUAGE }
    const { token, expiresAt } = await addDownloadLink(strapi, wish)
    const receipt: ReceiptRow | null = await strapi.db
      .query(receiptUid)
      .findOne({ where: { orderId, kind: 'receipt' } })
    await queueMail(strapi, {
      ...{ to: user.email, userId, mail: 'ordered', dedupeKey },
      data: {
        name: user.firstName,
        product: order.productName,
        about: shortNames(order.people ?? []),
        amount: null,
        number: numberOf(order, receipt?.number ?? null),
        until: dayText(expiresAt),
        link: downloadLink(token),
      },
    })
    const subject = { kind: 'analysis', id } as const
    await writeAct(strapi, { admin, act: 'sendAnalysis', subject, after: { endsOthers } })
    return { id }
  })
