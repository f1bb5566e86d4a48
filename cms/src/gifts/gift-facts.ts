import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { findOrder } from '../orders/order-row'
import { type GiftRow, giftState, requireGift } from './gift-row'

/** What whoever has the address of a gift sees; no address of anybody is in it. Throws notFound. */
export async function openGift(
  strapi: Core.Strapi,
  token: string,
  userId: number | undefined,
): Promise<OpenGift> {
  return openGiftOf(strapi, await requireGift(strapi, token, now()), userId)
}

export async function openGiftOf(
  strapi: Core.Strapi,
  gift: GiftRow,
  userId: number | undefined,
): Promise<OpenGift> {
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
