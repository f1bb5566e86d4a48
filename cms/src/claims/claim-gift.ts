import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantClaimed } from '../entitlements/grant-order'
import { openGiftOf } from '../entitlements/open-gift'
import { tellGiverOfClaim, withdrawGiftLetters } from '../gifts/gift-letters'
import { type GiftRow, giftUid, openStates, requireGift } from '../gifts/gift-row'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { holdOrder } from '../orders/order-row'
import { deferBilling } from '../payments/defer-billing'
import { requireUserRow } from '../users/lock-user'

/**
 * Makes a gift somebody's, once: of any number who claim it at once one has it. Again by the same user it is
 * the same. Throws notFound, giftClaimed, giftOver.
 */
export async function claimGift(
  strapi: Core.Strapi,
  userId: number,
  token: string,
): Promise<OpenGift> {
  const gift = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const found = await requireGift(strapi, token, now())
    // Whoever takes the gift back, or lets it rest, comes before this or sees what it brought.
    await holdOrder(strapi, found.orderId)
    if (!(await takeGift(strapi, found, userId))) {
      return requireOwn(await requireGift(strapi, token, now()), userId)
    }
    await grantClaimed(strapi, found, userId)
    await withdrawGiftLetters(strapi, found.orderId, ['giftReminder'])
    await tellGiverOfClaim(strapi, found)
    await deferBilling(strapi, userId)
    return requireGift(strapi, token, now())
  })
  return openGiftOf(strapi, gift, userId)
}

/** One statement with its condition: one of all who try is told that it was the one. */
async function takeGift({ db }: Core.Strapi, { id }: GiftRow, userId: number): Promise<boolean> {
  const at = now()
  const { count } = await db.query(giftUid).updateMany({
    where: { id, state: { $in: [...openStates] }, claimUntil: { $gt: at } },
    data: { state: 'claimed', claimedByUserId: userId, claimedAt: at.toISOString() },
  })
  return count === 1
}

function requireOwn(gift: GiftRow, userId: number): GiftRow {
  if (gift.state !== 'claimed') throw new AppError('giftOver')
  if (gift.claimedByUserId !== userId) throw new AppError('giftClaimed')
  return gift
}
