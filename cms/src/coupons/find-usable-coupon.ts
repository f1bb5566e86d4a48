import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { isDisputed } from '../orders/order-row'
import { type CouponRow, findCoupon } from './coupon-row'
import { requireFits } from './require-fits'
import { nobodysId, rowsOf, type UserCouponRow } from './user-coupon-row'

export type CouponWish = {
  /** null: a gift bought without an account. */
  userId: number | null
  code: string
  product: ProductKey
  isGift: boolean
  at: Date
  /** A payment that the same person began with it does not count: the next one ends it. */
  mayBeReserved?: boolean
}

/**
 * The coupon that would make a purchase cheaper. Writes nothing. Throws couponNotFound (also for another's),
 * couponExpired, couponNotForThis, couponAlreadyRedeemed, couponReserved, couponResting.
 */
export const findUsableCoupon = async (strapi: Core.Strapi, wish: CouponWish): Promise<CouponRow> =>
  (await judgeCoupon(strapi, wish)).coupon

/** The same, with the row that the user has of it already; undefined: it is still to be claimed. */
export async function judgeCoupon(strapi: Core.Strapi, wish: CouponWish) {
  const { userId, mayBeReserved } = wish
  const coupon = await findCoupon(strapi, wish)
  requireFits(coupon, wish)
  const rows = await rowsOf(strapi, { userId: userId ?? nobodysId, couponId: coupon.id })
  const open = rows.find((row) => row.state === 'open')
  if (!open && !canBeClaimed(coupon, { userId, rows })) {
    const isReserved = userId !== null && rows.some((row) => row.state === 'reserved')
    if (isReserved && mayBeReserved) return { coupon, open }
    throw new AppError(isReserved ? 'couponReserved' : 'couponAlreadyRedeemed')
  }
  if (open?.grantedByOrderId && (await isDisputed(strapi, open.grantedByOrderId))) {
    throw new AppError('couponResting')
  }
  return { coupon, open }
}

type Holder = { userId: number | null; rows: readonly UserCouponRow[] }

/** Whether somebody may have it once more; nobody in particular is counted only in all. */
export const canBeClaimed = (
  { uses, maxUses, maxPerUser }: CouponRow,
  { userId, rows }: Holder,
): boolean => (maxUses === null || uses < maxUses) && (userId === null || rows.length < maxPerUser)
