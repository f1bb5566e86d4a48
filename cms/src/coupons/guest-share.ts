import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import type { CouponRow } from './coupon-row'
import { nobodysId, userCouponUid } from './user-coupon-row'

/**
 * Visitors who have begun to pay hold half of what is left of a limited coupon at most, one at least: whoever
 * begins a hundred payments and makes none keeps it from nobody with an account. With the coupon's row held.
 * Throws couponBusy.
 */
export async function requireGuestShare({ db }: Core.Strapi, coupon: CouponRow) {
  const { id: couponId, maxUses, uses } = coupon
  if (maxUses === null) return
  const held = await db
    .query(userCouponUid)
    .count({ where: { couponId, userId: nobodysId, state: 'reserved' } })
  if (held >= guestShare(maxUses - uses + held)) throw new AppError('couponBusy')
}

/** How many of those that are left visitors may hold. */
export const guestShare = (left: number) => Math.ceil(left / 2)
