import type { Core } from '@strapi/strapi'
import { findOrder, orderUid } from '../orders/order-row'
import { type GiftRow, giftTable, giftUid } from './gift-row'

const most = 1000

/**
 * Forgets the address of whoever a gift was for, and what was written to them, when nobody can claim it any more
 * since before an instant; its order too. Who gave what to whom by name stays the giver's to see.
 */
export async function forgetRecipients(strapi: Core.Strapi, before: Date) {
  // A statement of ours: in Strapi's order by id SQLite would read all gifts for it.
  const over: Pick<GiftRow, 'id' | 'orderId'>[] = await strapi.db
    .connection(giftTable)
    .select('id', { orderId: 'order_id' })
    .where('claim_until', '<', before)
    .whereNotNull('recipient_email')
    .limit(most)
  for (const gift of over) await strapi.db.transaction(() => forgetOne(strapi, gift))
}

async function forgetOne(strapi: Core.Strapi, { id, orderId }: Pick<GiftRow, 'id' | 'orderId'>) {
  const { db } = strapi
  const data = { recipientEmail: null, message: null }
  await db.query(giftUid).updateMany({ where: { id }, data })
  const order = await findOrder(strapi, { id: orderId })
  if (!order?.gift) return
  const gift = { ...order.gift, recipientEmail: '', message: '' }
  await db.query(orderUid).updateMany({ where: { id: orderId }, data: { gift } })
}
