import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { type CouponRow, findCoupon } from './coupon-row'
import { requireFirst } from './require-first'
import { requireFits } from './require-fits'
import { type CouponUser, rowsOf, type UserCouponRow, userCouponUid } from './user-coupon-row'

export type CouponWish = CouponUser & {
  code: string
  product: ProductKey
  isGift: boolean
  /** A campaign reduces its price already. */
  isReduced?: boolean
  at: Date
  /** Ignores a reservation by the same person's unfinished payment: the next payment ends it. */
  mayBeReserved?: boolean
}

/**
 * The coupon that would reduce a purchase. Read only. Throws couponNotFound (also for another user's), couponExpired,
 * couponNotYet, couponNotForThis, couponFirstPurchase, couponAlreadyRedeemed, couponReserved, couponBusy,
 * couponSuspended.
 */
export const findUsableCoupon = async (
  strapi: Core.Strapi,
  request: CouponWish,
): Promise<CouponRow> => (await evaluateCoupon(strapi, request)).coupon

/** The same, with the person's rows of the coupon. Without an open row the coupon must still be claimed. */
export async function evaluateCoupon(strapi: Core.Strapi, request: CouponWish) {
  const { userId, mayBeReserved } = request
  const coupon = await findCoupon(strapi, request)
  requireFits(coupon, request)
  await requireFirst(strapi, coupon, request)
  const rows = await rowsOf(strapi, { ...request, couponId: coupon.id })
  const open = openOf(rows, userId)
  const isReserved =
    userId !== null && rows.some((row) => row.state === 'reserved' && row.userId === userId)
  if (!open && !canBeClaimed(coupon, rows) && !(isReserved && mayBeReserved))
    throw new AppError(isReserved ? 'couponReserved' : await refusalReason(strapi, coupon, rows))
  if (open?.isResting) throw new AppError('couponSuspended')
  return { coupon, rows, open }
}

/** The open row of this account; rows of the person's other accounts are not used. */
export const openOf = (rows: readonly UserCouponRow[], userId: number | null) =>
  rows.find((row) => row.state === 'open' && userId !== null && row.userId === userId)

/** Whether the person with these rows may claim it once more. */
export const canBeClaimed = (
  { uses, maxUses, maxPerUser }: CouponRow,
  rows: readonly UserCouponRow[],
): boolean => (maxUses === null || uses < maxUses) && rows.length < maxPerUser

/** Uses reserved by unfinished payments of others may be released: then couponBusy. */
async function refusalReason(
  { db }: Core.Strapi,
  coupon: CouponRow,
  rows: readonly UserCouponRow[],
) {
  const { id: couponId, maxPerUser } = coupon
  if (rows.length >= maxPerUser) return 'couponAlreadyRedeemed'
  const reservedCount = await db
    .query(userCouponUid)
    .count({ where: { couponId, state: 'reserved', claimedByOrderId: { $notNull: true } } })
  return reservedCount > 0 ? 'couponBusy' : 'couponAlreadyRedeemed'
}
