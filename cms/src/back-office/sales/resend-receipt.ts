import type { Core } from '@strapi/strapi'
import { findOrder } from '../../commerce/orders/order-row'
import { buyerOf } from '../../commerce/payments/checkout/buyer-of'
import { type ReceiptRow, receiptUid } from '../../commerce/receipts/issue-receipt'
import { receiptLink } from '../../messaging/mail/links'
import { addToOutbox } from '../../messaging/mail/outbox'
import { AppError } from '../../platform/lib/app-error'
import { moneyText } from '../../platform/lib/local-form'
import { recordAction } from '../log/record-action'

type Wish = { order: string; key: string; admin: number }

/** E-mails the receipt's link to the payer, once per key; returns its number. Throws notFound, receiptNotThere. */
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
    if (isNew)
      await recordAction(strapi, { admin, act: 'resendReceipt', subject, after: { number } })
  })
  return { number }
}
