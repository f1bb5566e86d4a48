import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { giftFacts } from '../gifts/gift-facts'
import { findShownGift, type GiftRow } from '../gifts/gift-row'
import { now } from '../lib/clock'
import { aftermathOfThing } from './aftermath-of-thing'

/** What whoever has the address of a gift sees; no address of anybody is in it. Throws notFound. */
export const openGift = async (strapi: Core.Strapi, token: string, userId: number | undefined) =>
  openGiftOf(strapi, await findShownGift(strapi, token, now()), userId)

export const openGiftOf = async (
  strapi: Core.Strapi,
  gift: GiftRow,
  userId: number | undefined,
): Promise<OpenGift> => ({
  ...(await giftFacts(strapi, gift, userId)),
  aftermath: await aftermathOfThing(strapi, { kind: 'gift', thingId: gift.id }),
})
