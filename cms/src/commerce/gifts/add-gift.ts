import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { insertOnce } from '../../platform/lib/insert-once'
import { newSecret } from '../../platform/lib/secrets'
import type { OrderRow } from '../orders/order-row'
import { notifyRecipient } from './gift-emails'
import { findGift, type GiftRow, giftTable } from './gift-row'
import { giftTimes } from './gift-times'

type Paid = { order: OrderRow; at: Date }

/**
 * Creates the gift of an order, with scheduled letters to its recipient. In the caller's transaction, idempotent. Its
 * token is sent only to the recipient.
 */
export async function addGift(strapi: Core.Strapi, { order, at }: Paid): Promise<GiftRow> {
  const { gift: wish } = order
  if (!wish) throw new Error(`Order ${order.documentId} is no gift.`)
  const times = giftTimes({ deliverOn: wish.deliverOn, at, timeZone: env.TIME_ZONE })
  const token = newSecret()
  const id = await insertOnce(strapi, {
    table: giftTable,
    unique: 'order_id',
    row: {
      order_id: order.id,
      giver_user_id: order.userId,
      token,
      product_key: order.productKey,
      giver_name: wish.giverName,
      recipient_name: wish.recipientName,
      recipient_email: wish.recipientEmail,
      message: wish.message || null,
      deliver_at: times.deliverAt,
      claim_until: times.claimUntil,
      state: times.deliverAt <= at ? 'delivered' : 'waiting',
    },
  })
  const gift = await findGift(strapi, { orderId: order.id })
  if (!gift) throw new Error(`Order ${order.documentId} has no gift.`)
  if (id !== undefined) await notifyRecipient(strapi, { gift, order, times })
  return gift
}
