import type { OpenGift } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { grantClaimed } from '../entitlements/grant-order'
import { openGiftOf } from '../entitlements/open-gift'
import { notifyGiverOfClaim, withdrawGiftEmails } from '../gifts/gift-emails'
import { type GiftRow, giftUid, openStates, requireGift } from '../gifts/gift-row'
import { lockOrder } from '../orders/order-row'
import { deferBilling } from '../payments/subscriptions/defer-billing'
import { findWithdrawal } from '../withdrawals/withdrawal-row'

/**
 * Assigns a gift to a user, once: of several concurrent claims one succeeds. A repeated claim of the same user returns
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
    // A concurrent revocation or suspension of the gift runs either before this or after it, and then covers what it
    // granted.
    await lockOrder(strapi, found.orderId)
    // Its refund was requested, but is not complete yet.
    if (await isWithdrawn(strapi, found)) throw new AppError('giftOver')
    if (!(await markClaimed(strapi, found, userId))) {
      return requireOwn(await requireGift(strapi, token, now()), userId)
    }
    await grantClaimed(strapi, found, userId)
    await withdrawGiftEmails(strapi, found.orderId, ['giftReminder'])
    await notifyGiverOfClaim(strapi, found)
    await deferBilling(strapi, userId)
    return requireGift(strapi, token, now())
  })
  return openGiftOf(strapi, gift, userId)
}

const isWithdrawn = async (strapi: Core.Strapi, { orderId, claimedAt }: GiftRow) =>
  !claimedAt && (await findWithdrawal(strapi, { orderId }))?.state === 'open'

/** One conditional statement: exactly one of several concurrent claims gets true. */
async function markClaimed({ db }: Core.Strapi, { id }: GiftRow, userId: number): Promise<boolean> {
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
