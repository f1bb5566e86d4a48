import type { Core } from '@strapi/strapi'
import { receiptLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import type { OrderRow } from '../../orders/order-row'
import { type ReceiptRow, receiptUid } from '../../receipts/issue-receipt'
import { buyerOf } from '../checkout/buyer-of'

/**
 * Queues the letter about a new or won dispute; once for each, in the transaction that writes it. Money taken or
 * returned by a bank has a document, with its own letter (`credit`).
 */
export async function notifyDispute(
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
