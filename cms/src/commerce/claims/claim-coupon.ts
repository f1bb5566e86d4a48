import type { OwnCoupon } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { addUse } from '../coupons/add-use'
import { type CouponRow, findCoupon, lockCoupon } from '../coupons/coupon-row'
import { canBeClaimed, openOf } from '../coupons/find-usable-coupon'
import { findOwnCoupon } from '../coupons/list-coupons'
import { rowsOf, type UserCouponRow } from '../coupons/user-coupon-row'
import { grant } from '../entitlements/grant'
import { deferBilling } from '../payments/subscriptions/defer-billing'

type Claim = { userId: number; email: string; code: string }

/**
 * Claims the coupon of a code for a user; days of premium count from now. A coupon that was granted to them before is
 * returned unchanged. Throws couponNotFound (also for another user's), couponExpired, couponAlreadyRedeemed.
 */
export async function claimCoupon(
  strapi: Core.Strapi,
  { userId, email, code }: Claim,
): Promise<OwnCoupon> {
  const at = now()
  const id = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    await lockCoupon(strapi, { code })
    const coupon = await findCoupon(strapi, { userId, code, at })
    const rows = await rowsOf(strapi, { userId, email, couponId: coupon.id })
    const granted = coupon.ownerUserId !== null && openOf(rows, userId)
    if (granted) return granted.id
    if (!canBeClaimed(coupon, rows)) throw new AppError('couponAlreadyRedeemed')
    const holder = { userId, email, before: rows, at }
    return claim(strapi, coupon, holder)
  })
  return findOwnCoupon(strapi, id, at)
}

type Holder = { userId: number; email: string; before: readonly UserCouponRow[]; at: Date }

async function claim(strapi: Core.Strapi, coupon: CouponRow, holder: Holder): Promise<number> {
  const { kind, days } = coupon
  if (kind !== 'premiumDays') return addUse(strapi, coupon, { ...holder, state: 'open' })
  const id = await addUse(strapi, coupon, { ...holder, state: 'used' })
  const { userId, at: from } = holder
  const sourceKey = `coupon:${id}`
  await grant(strapi, { kind: 'term', userId, sourceKey, from, days: days ?? 0 })
  await deferBilling(strapi, userId)
  return id
}
