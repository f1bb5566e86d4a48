import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { type CouponRow, findCoupon } from './coupon-row'
import { requireFirst } from './require-first'
import { requireFits } from './require-fits'
import { type CouponUser, rowsOf, type UserCouponRow, userCouponUid } from './user-coupon-row'

export type CouponWish = CouponUser & {
  code: string
  product: ProductKey
  isGift: boolean
  at: Date
  /** A payment that the same person began with it does not count: the next one ends it. */
  mayBeReserved?: boolean
}

/**
 * The coupon that would make a purchase cheaper. Writes nothing. Throws couponNotFound (also for another's),
 * couponExpired, couponNotYet, couponNotForThis, couponFirstPurchase, couponAlreadyRedeemed, couponReserved, couponBusy, couponResting.
 */
export const findUsableCoupon = async (strapi: Core.Strapi, wish: CouponWish): Promise<CouponRow> =>
  (await judgeCoupon(strapi, wish)).coupon

/** The same, with the rows that the person has of it; without an open one it is still to be claimed. */
export async function judgeCoupon(strapi: Core.Strapi, wish: CouponWish) {
  const { userId, mayBeReserved } = wish
  const coupon = await findCoupon(strapi, wish)
  requireFits(coupon, wish)
  await requireFirst(strapi, coupon, wish)
  const rows = await rowsOf(strapi, { ...wish, couponId: coupon.id })
  const open = openOf(rows, userId)
  const isReserved =
    userId !== null && rows.some((row) => row.state === 'reserved' && row.userId === userId)
  if (!open && !canBeClaimed(coupon, rows) && !(isReserved && mayBeReserved))
    throw new AppError(isReserved ? 'couponReserved' : await whyNot(strapi, coupon, rows))
  if (open?.isResting) throw new AppError('couponResting')
  return { coupon, rows, open }
}

/** The one that a member has in hand; that of another account of theirs stays where it is. */
export const openOf = (rows: readonly UserCouponRow[], userId: number | null) =>
  rows.find((row) => row.state === 'open' && userId !== null && row.userId === userId)

/** Whether somebody who has these rows may have it once more. */
export const canBeClaimed = (
  { uses, maxUses, maxPerUser }: CouponRow,
  rows: readonly UserCouponRow[],
): boolean => (maxUses === null || uses < maxUses) && rows.length < maxPerUser

/** The last ones may come back from payments that others have begun. */
async function whyNot({ db }: Core.Strapi, coupon: CouponRow, rows: readonly UserCouponRow[]) {
  const { id: couponId, maxPerUser } = coupon
  if (rows.length >= maxPerUser) return 'couponAlreadyRedeemed'
  const isHeld = await db
    .query(userCouponUid)
    .count({ where: { couponId, state: 'reserved', claimedByOrderId: { $notNull: true } } })
  return isHeld > 0 ? 'couponBusy' : 'couponAlreadyRedeemed'
}
