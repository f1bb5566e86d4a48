import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import type { CouponRow } from './coupon-row'
import { guestUserId, userCouponUid } from './user-coupon-row'

/**
 * Limits unfinished payments of guests to half of a coupon's remaining uses (at least one): abandoned guest payments
 * cannot block it for users with an account. With the coupon's row locked. Throws couponBusy.
 */
export async function requireGuestShare({ db }: Core.Strapi, coupon: CouponRow) {
  const { id: couponId, maxUses, uses } = coupon
  if (maxUses === null) return
  const reserved = await db
    .query(userCouponUid)
    .count({ where: { couponId, userId: guestUserId, state: 'reserved' } })
  if (reserved >= guestShare(maxUses - uses + reserved)) throw new AppError('couponBusy')
}

/** Maximum number of the remaining uses that guests may reserve. */
export const guestShare = (left: number) => Math.ceil(left / 2)
