import type { Core } from '@strapi/strapi'
import { personMark } from './person-mark'

/** A coupon claimed by or granted to a person. */
export type UserCouponRow = {
  id: number
  documentId: string
  /** 0: the buyer of a gift without an account; null: an erased account. */
  userId: number | null
  couponId: number
  /** Identifies the person after all their data is erased (`personMark`); null: a personal coupon, or released. */
  personMark: string | null
  /** 1, 2 … up to the limit per person and coupon. */
  sequence: number
  /**
   * open → reserved (for an unpaid order) → used, or open again; revoked is final after a refund. released: the order
   * that claimed it failed, and it no longer counts.
   */
  state: 'open' | 'reserved' | 'used' | 'revoked' | 'released'
  orderId: number | null
  /** The checkout in which it was entered; null: it was claimed or granted before. */
  claimedByOrderId: number | null
  claimedAt: string
  usedAt: string | null
  /** The payment it was granted with is disputed or was refunded: it cannot be used meanwhile. */
  isResting: boolean | null
}

export const userCouponUid = 'api::user-coupon.user-coupon'
export const userCouponTable = 'user_coupons'

/** userId of rows that belong to a buyer without an account. */
export const guestUserId = 0

/** A person who may use a coupon. */
export type CouponUser = {
  /** null: without an account. */
  userId: number | null
  /** Of the account, or as entered by a guest; null: not known yet. */
  email: string | null
}

/** All counting rows of one person and coupon, under any account, first claimed first. */
export async function rowsOf(
  { db }: Core.Strapi,
  { couponId, userId, email }: CouponUser & { couponId: number },
): Promise<UserCouponRow[]> {
  const holders = [
    ...(userId === null ? [] : [{ userId }]),
    ...(email === null ? [] : [{ personMark: personMark(couponId, email) }]),
  ]
  if (holders.length === 0) return []
  return db.query(userCouponUid).findMany({
    where: { couponId, state: { $ne: 'released' }, $or: holders },
    orderBy: { sequence: 'asc' },
  })
}
