import type { Core } from '@strapi/strapi'
import { findOrder, orderUid } from '../orders/order-row'
import { type GiftRow, giftTable, giftUid } from './gift-row'

const most = 1000

/**
 * Erases the recipient's address and the message of gifts that could no longer be claimed before an instant, also in
 * their orders. The names of giver and recipient stay visible to the giver.
 */
export async function purgeRecipients(strapi: Core.Strapi, before: Date) {
  // Raw SQL: with Strapi's order by id SQLite would read all gifts.
  const over: Pick<GiftRow, 'id' | 'orderId'>[] = await strapi.db
    .connection(giftTable)
    .select('id', { orderId: 'order_id' })
    .where('claim_until', '<', before)
    .whereNotNull('recipient_email')
    .limit(most)
  for (const gift of over) await strapi.db.transaction(() => purgeRecipient(strapi, gift))
}

async function purgeRecipient(
  strapi: Core.Strapi,
  { id, orderId }: Pick<GiftRow, 'id' | 'orderId'>,
) {
  const { db } = strapi
  const data = { recipientEmail: null, message: null }
  await db.query(giftUid).updateMany({ where: { id }, data })
  const order = await findOrder(strapi, { id: orderId })
  if (!order?.gift) return
  const gift = { ...order.gift, recipientEmail: '', message: '' }
  await db.query(orderUid).updateMany({ where: { id: orderId }, data: { gift } })
}
