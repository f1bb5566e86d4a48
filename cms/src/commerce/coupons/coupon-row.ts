import type { OwnCoupon, ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'

/** A coupon. Amounts are minor units; instants are texts. */
export type CouponRow = {
  id: number
  documentId: string
  code: string
  kind: OwnCoupon['kind']
  days: number | null
  percent: number | null
  amountHuf: number | null
  amountGbp: number | null
  freeProduct: ProductKey | null
  /** Products that it is valid for; empty or null: all. */
  products: ProductKey[] | null
  giftOnly: boolean
  /** Only for users without an earlier purchase. */
  firstPurchase: boolean | null
  validFrom: string | null
  validUntil: string | null
  /** Uses in total; null: unlimited. */
  maxUses: number | null
  maxPerUser: number
  /** An admin switched it off: it cannot be used. */
  isOff: boolean | null
  /** Grants and claims that were not released. Limited by `maxUses`. */
  uses: number
  /** How many of them a paid order used, and how many were revoked by a refund; null counts as 0. */
  used: number | null
  revoked: number | null
  /** The only user who may use it; null: anyone with the code. */
  ownerUserId: number | null
  source: OwnCoupon['source']
  batch: string | null
}

export const couponUid = 'api::coupon.coupon'
export const couponTable = 'coupons'

type Ending = Pick<CouponRow, 'validUntil' | 'isOff'>

/** Expired, or switched off. */
export const isExpired = ({ validUntil, isOff }: Ending, at: Date) =>
  isOff === true || (validUntil !== null && new Date(validUntil) <= at)

export const isEarly = ({ validFrom }: Pick<CouponRow, 'validFrom'>, at: Date) =>
  validFrom !== null && at < new Date(validFrom)

type Lookup = { userId: number | null; code: string; at: Date }

/** A coupon by its code. Throws couponNotFound, also for another user's; couponExpired, couponNotYet. */
export async function findCoupon(
  { db }: Core.Strapi,
  { userId, code, at }: Lookup,
): Promise<CouponRow> {
  const row: CouponRow | null = await db.query(couponUid).findOne({ where: { code } })
  const isOfOtherUser = row?.ownerUserId != null && row.ownerUserId !== userId
  if (!row || isOfOtherUser) throw new AppError('couponNotFound')
  if (isExpired(row, at)) throw new AppError('couponExpired')
  if (isEarly(row, at)) throw new AppError('couponNotYet')
  return row
}

/** Locks a coupon until the transaction ends, so that its uses are counted one at a time. */
export const lockCoupon = (strapi: Core.Strapi, where: { code: string } | { id: number }) =>
  lockRows(strapi, couponTable, where)
