import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { findOrder } from '../orders/order-row'
import { type GiftRow, giftState } from './gift-row'

/** The data of a gift that is shown to the holder of its link. */
export async function giftFacts(
  strapi: Core.Strapi,
  gift: GiftRow,
  userId: number | undefined,
): Promise<Omit<OpenGift, 'orderStatus'>> {
  const order = await findOrder(strapi, { id: gift.orderId })
  return {
    state: giftState(gift, now()),
    product: gift.productKey,
    name: order?.productName ?? '',
    giverName: gift.giverName,
    recipientName: gift.recipientName,
    message: gift.message ?? '',
    claimUntil: new Date(gift.claimUntil).toISOString(),
    isMine: userId !== undefined && gift.claimedByUserId === userId,
  }
}
