import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'
import { moneyText } from '../../lib/local-form'
import { receiptLink } from '../../mail/links'
import { addToOutbox } from '../../mail/outbox'
import { findOrder } from '../../orders/order-row'
import { buyerOf } from '../../payments/buyer-of'
import { type ReceiptRow, receiptUid } from '../../receipts/issue-receipt'
import { writeAct } from '../log/write-act'

type Wish = { order: string; key: string; admin: number }

/** A letter with the receipt's link to whoever paid, once for each form; its number. Throws notFound, receiptNotThere. */
export async function resendReceipt(strapi: Core.Strapi, { order: documentId, key, admin }: Wish) {
  const order = await findOrder(strapi, { documentId })
  if (!order) throw new AppError('notFound')
  const receipt: ReceiptRow | null = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  const buyer = await buyerOf(strapi, order)
  if (!receipt || !buyer) throw new AppError('receiptNotThere')
  const { number, token, amount, currency } = receipt
  await strapi.db.transaction(async () => {
    const isNew = await addToOutbox(strapi, {
      mail: 'receiptAgain',
      to: buyer.email,
      userId: order.userId,
      data: {
        name: buyer.name,
        product: order.productName,
        amount: moneyText({ amount, currency }),
        number,
        link: receiptLink(token),
      },
      dedupeKey: `receiptAgain:${documentId}:${key}`,
    })
    const subject = { kind: 'order', id: documentId } as const
    if (isNew) await writeAct(strapi, { admin, act: 'resendReceipt', subject, after: { number } })
  })
  return { number }
}
