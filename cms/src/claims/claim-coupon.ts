import type { OwnCoupon } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addUse } from '../coupons/add-use'
import { type CouponRow, findCoupon, lockCoupon } from '../coupons/coupon-row'
import { canBeClaimed, openOf } from '../coupons/find-usable-coupon'
import { findOwnCoupon } from '../coupons/list-coupons'
import { rowsOf, type UserCouponRow } from '../coupons/user-coupon-row'
import { grant } from '../entitlements/grant'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { deferBilling } from '../payments/defer-billing'
import { requireUserRow } from '../users/lock-user'

type Claim = { userId: number; email: string; code: string }

/**
 * Puts the coupon of a code into somebody's hands; days of premium count from this moment. One that was granted
 * to them is theirs already and is answered as it is. Throws couponNotFound (also for another's),
 * couponExpired, couponAlreadyRedeemed.
 */
export async function claimCoupon(
  strapi: Core.Strapi,
  { userId, email, code }: Claim,
): Promise<OwnCoupon> {
  const at = now()
  const id = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    await lockCoupon(strapi, code)
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
