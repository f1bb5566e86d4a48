import type { GivenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { type GiftRow, giftState, giftUid } from './gift-row'

const instant = (text: string) => new Date(text).toISOString()

/** A user's given gifts, newest first. */
export async function listGifts({ db }: Core.Strapi, giverUserId: number): Promise<GivenGift[]> {
  const gifts: GiftRow[] = await db
    .query(giftUid)
    .findMany({ where: { giverUserId }, orderBy: { id: 'desc' } })
  const orders: Pick<OrderRow, 'id' | 'productName'>[] = await db.query(orderUid).findMany({
    where: { id: { $in: gifts.map(({ orderId }) => orderId) } },
    select: ['id', 'productName'],
  })
  const names = new Map(orders.map(({ id, productName }) => [id, productName]))
  const at = now()
  return gifts.map((gift) => ({
    id: gift.documentId,
    product: gift.productKey,
    name: names.get(gift.orderId) ?? '',
    recipientName: gift.recipientName,
    recipientEmail: gift.recipientEmail,
    state: giftState(gift, at),
    deliverAt: instant(gift.deliverAt),
    claimUntil: instant(gift.claimUntil),
  }))
}
