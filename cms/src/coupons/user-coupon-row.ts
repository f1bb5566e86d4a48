import type { Core } from '@strapi/strapi'
import { personMark } from './person-mark'

/** A coupon in somebody's hands. */
export type UserCouponRow = {
  id: number
  documentId: string
  /** 0: whoever bought a gift without an account; null: an account that is gone. */
  userId: number | null
  couponId: number
  /** Who it was, also when nothing else of them is left (`personMark`); null: a coupon of one's own, or given back. */
  personMark: string | null
  /** 1, 2 … up to how often one may have it, of one person and coupon. */
  sequence: number
  /**
   * open → reserved (for an order that is not paid yet) → used, or open again; revoked for good. released: the
   * order that claimed it came to nothing, and it counts no more.
   */
  state: 'open' | 'reserved' | 'used' | 'revoked' | 'released'
  orderId: number | null
  /** The checkout in which it was typed; null: it was theirs before. */
  claimedByOrderId: number | null
  claimedAt: string
  usedAt: string | null
  /** The money that it came with is asked for, or went back: nobody may use it meanwhile. */
  isResting: boolean | null
}

export const userCouponUid = 'api::user-coupon.user-coupon'
export const userCouponTable = 'user_coupons'

/** Whose rows those are that belong to nobody with an account. */
export const nobodysId = 0

/** Whoever would use a coupon. */
export type CouponUser = {
  /** null: without an account. */
  userId: number | null
  /** Of the account, or as a visitor typed it; null: not said yet. */
  email: string | null
}

/** Every row that counts of what one person has of a coupon, under whatever account, the first claimed first. */
export async function rowsOf(
  { db }: Core.Strapi,
  { couponId, userId, email }: CouponUser & { couponId: number },
): Promise<UserCouponRow[]> {
  const who = [
    ...(userId === null ? [] : [{ userId }]),
    ...(email === null ? [] : [{ personMark: personMark(couponId, email) }]),
  ]
  if (who.length === 0) return []
  return db.query(userCouponUid).findMany({
    where: { couponId, state: { $ne: 'released' }, $or: who },
    orderBy: { sequence: 'asc' },
  })
}
