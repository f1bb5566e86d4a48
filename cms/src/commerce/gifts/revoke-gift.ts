import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { requeueGiftEmails, withdrawGiftEmails } from './gift-emails'
import { findGift, giftUid, stateWithout } from './gift-row'

/**
 * Revokes a refunded gift: its link stops working, and its unsent e-mails are withdrawn. In the caller's transaction,
 * idempotent.
 */
export async function revokeGift(strapi: Core.Strapi, id: number) {
  const gift = await findGift(strapi, { id })
  if (!gift) return
  await strapi.db.query(giftUid).updateMany({ where: { id }, data: { state: 'revoked' } })
  await withdrawGiftEmails(strapi, gift.orderId, ['gift', 'giftReminder'])
}

/** Restores a revoked gift after the money came back (a dispute won on appeal), and queues its e-mails again. */
export async function reviveGift(strapi: Core.Strapi, id: number) {
  const gift = await findGift(strapi, { id })
  if (gift?.state !== 'revoked') return
  const state = stateWithout(gift, now())
  await strapi.db.query(giftUid).updateMany({ where: { id }, data: { state } })
  if (state !== 'claimed') await requeueGiftEmails(strapi, { ...gift, state })
}
