import type { OwnCoupon, User } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { type CouponRow, couponUid } from './coupon-row'
import { type OwnedCoupon, ownCouponOf, ownedCouponState } from './own-coupon'
import { type UserCouponRow, userCouponUid } from './user-coupon-row'

type Which = { userId: number } | { id: number }

/** Rows with their coupons, newest first; omits rows of a coupon that an editor deleted. */
async function findOwnedCoupons({ db }: Core.Strapi, which: Which): Promise<OwnedCoupon[]> {
  const rows: UserCouponRow[] = await db.query(userCouponUid).findMany({
    where: { ...which, state: { $notIn: ['revoked', 'released'] } },
    orderBy: { id: 'desc' },
  })
  const ids = [...new Set(rows.map((row) => row.couponId))]
  const coupons: CouponRow[] = await db.query(couponUid).findMany({ where: { id: { $in: ids } } })
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]))
  return rows.flatMap((row) => {
    const coupon = byId.get(row.couponId)
    return coupon ? [{ row, coupon }] : []
  })
}

/** The coupons of a user, newest first. */
export async function listCoupons(strapi: Core.Strapi, userId: number, at: Date) {
  const ownedCoupons = await findOwnedCoupons(strapi, { userId })
  return ownedCoupons.flatMap((owned) => ownCouponOf(owned, at) ?? [])
}

/** One of them, by the id of its row. */
export async function findOwnCoupon(strapi: Core.Strapi, id: number, at: Date): Promise<OwnCoupon> {
  const [owned] = await findOwnedCoupons(strapi, { id })
  const own = owned && ownCouponOf(owned, at)
  if (!own) throw new AppError('couponNotFound')
  return own
}

/** A user's codes for the session: used ones, and usable ones. */
export async function codesOf(
  strapi: Core.Strapi,
  userId: number,
  at: Date,
): Promise<User['coupons']> {
  const ownedCoupons = await findOwnedCoupons(strapi, { userId })
  return ownedCoupons.flatMap((owned) => {
    const state = ownedCouponState(owned, at)
    if (state === undefined || state === 'expired') return []
    return [{ code: owned.coupon.code, claimed: state === 'used' }]
  })
}
