import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { giftFacts } from '../gifts/gift-facts'
import { findShownGift, type GiftRow } from '../gifts/gift-row'
import { orderStatusOfItem } from './order-status-of-item'

/** The public view of a gift for the holder of its link; contains no e-mail address. Throws notFound. */
export const openGift = async (strapi: Core.Strapi, token: string, userId: number | undefined) =>
  openGiftOf(strapi, await findShownGift(strapi, token, now()), userId)

export const openGiftOf = async (
  strapi: Core.Strapi,
  gift: GiftRow,
  userId: number | undefined,
): Promise<OpenGift> => ({
  ...(await giftFacts(strapi, gift, userId)),
  orderStatus: await orderStatusOfItem(strapi, { kind: 'gift', thingId: gift.id }),
})
