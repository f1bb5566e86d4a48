import type { Core } from '@strapi/strapi'

/** A coupon in somebody's hands. */
export type UserCouponRow = {
  id: number
  documentId: string
  /** 0: whoever bought a gift without an account. */
  userId: number
  couponId: number
  /** 1, 2 … of one user and coupon. */
  sequence: number
  /** open → reserved (for an order that is not paid yet) → used, or open again; revoked for good. */
  state: 'open' | 'reserved' | 'used' | 'revoked'
  orderId: number | null
  claimedAt: string
  usedAt: string | null
  grantedByOrderId: number | null
}

export const userCouponUid = 'api::user-coupon.user-coupon'
export const userCouponTable = 'user_coupons'

/** Whose rows those are that belong to nobody with an account. */
export const nobodysId = 0

/** Every row that one user has of a coupon, the first claimed first. */
export const rowsOf = (
  { db }: Core.Strapi,
  where: { userId: number; couponId: number },
): Promise<UserCouponRow[]> =>
  db.query(userCouponUid).findMany({ where, orderBy: { sequence: 'asc' } })
