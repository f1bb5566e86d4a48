import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { returnGiftLetters, withdrawGiftLetters } from './gift-letters'
import { findGift, giftUid, stateWithout } from './gift-row'

/**
 * Takes a gift back whose money went back: its address leads nowhere, and letters that have not left stay. In the
 * caller's transaction, safe twice.
 */
export async function revokeGift(strapi: Core.Strapi, id: number) {
  const gift = await findGift(strapi, { id })
  if (!gift) return
  await strapi.db.query(giftUid).updateMany({ where: { id }, data: { state: 'revoked' } })
  await withdrawGiftLetters(strapi, gift.orderId, ['gift', 'giftReminder'])
}

/** The money came back, a dispute won on appeal: the gift is what it was, and letters that were still to leave do. */
export async function reviveGift(strapi: Core.Strapi, id: number) {
  const gift = await findGift(strapi, { id })
  if (gift?.state !== 'revoked') return
  const state = stateWithout(gift, now())
  await strapi.db.query(giftUid).updateMany({ where: { id }, data: { state } })
  if (state !== 'claimed') await returnGiftLetters(strapi, { ...gift, state })
}
