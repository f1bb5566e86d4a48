import type { Core } from '@strapi/strapi'
import { receiptLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'
import { buyerOf } from './buyer-of'

/**
 * The letter about a bank that asks for an order's money, or does so no more; one for each time, in the transaction that
 * writes it. What a bank took or gave back has a document, and its letter with it (`credit`).
 */
export async function tellOfDispute(
  strapi: Core.Strapi,
  order: OrderRow,
  mail: 'disputed' | 'disputeWon',
) {
  const buyer = await buyerOf(strapi, order)
  const receipt: ReceiptRow | null = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  if (!buyer || !receipt) return
  const { number, token } = receipt
  await queueMail(strapi, {
    mail,
    to: buyer.email,
    userId: order.userId,
    data: { name: buyer.name, product: order.productName, number, link: receiptLink(token) },
    dedupeKey: `${mail}:${order.documentId}:${order.moneyVersion ?? 0}`,
  })
}
