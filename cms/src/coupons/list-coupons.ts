import type { OwnCoupon, User } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { type CouponRow, couponUid } from './coupon-row'
import { type Holding, holdingState, ownCouponOf } from './own-coupon'
import { type UserCouponRow, userCouponUid } from './user-coupon-row'

/** More than anybody collects. */
const mostListed = 200

type Which = { userId: number } | { id: number }

/** Rows with their coupons, the newest first; without those whose coupon an editor deleted. */
async function findHoldings({ db }: Core.Strapi, which: Which): Promise<Holding[]> {
  const rows: UserCouponRow[] = await db.query(userCouponUid).findMany({
    where: { ...which, state: { $notIn: ['revoked', 'released'] } },
    orderBy: { id: 'desc' },
    limit: mostListed,
  })
  const ids = [...new Set(rows.map((row) => row.couponId))]
  const coupons: CouponRow[] = await db.query(couponUid).findMany({ where: { id: { $in: ids } } })
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]))
  return rows.flatMap((row) => {
    const coupon = byId.get(row.couponId)
    return coupon ? [{ row, coupon }] : []
  })
}

/** The coupons of a user, the newest first. */
export async function listCoupons(strapi: Core.Strapi, userId: number, at: Date) {
  const holdings = await findHoldings(strapi, { userId })
  return holdings.flatMap((holding) => ownCouponOf(holding, at) ?? [])
}

/** One of them, by the id of its row. */
export async function findOwnCoupon(strapi: Core.Strapi, id: number, at: Date): Promise<OwnCoupon> {
  const [holding] = await findHoldings(strapi, { id })
  const own = holding && ownCouponOf(holding, at)
  if (!own) throw new AppError('couponNotFound')
  return own
}

/** The codes of a user as the session tells them: those that were used, and those that still can be. */
export async function codesOf(
  strapi: Core.Strapi,
  userId: number,
  at: Date,
): Promise<User['coupons']> {
  const holdings = await findHoldings(strapi, { userId })
  return holdings.flatMap((holding) => {
    const state = holdingState(holding, at)
    if (state === undefined || state === 'expired') return []
    return [{ code: holding.coupon.code, claimed: state === 'used' }]
  })
}
