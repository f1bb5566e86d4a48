import { currencyOf, inCatalogueOrder, type OwnCoupon } from '@krono/contract'
import { env } from '../../platform/lib/env'
import { type CouponRow, isExpired } from './coupon-row'
import type { UserCouponRow } from './user-coupon-row'

/** A coupon with its user's row. */
export type OwnedCoupon = { row: UserCouponRow; coupon: CouponRow }

/** A user's view of one; undefined for a revoked one. */
export function ownCouponOf({ row, coupon }: OwnedCoupon, at: Date): OwnCoupon | undefined {
  const state = ownedCouponState({ row, coupon }, at)
  if (state === undefined) return undefined
  return {
    id: row.documentId,
    code: coupon.code,
    kind: coupon.kind,
    days: coupon.days,
    percent: coupon.percent,
    amount: amountOf(coupon),
    freeProduct: coupon.freeProduct,
    products: inCatalogueOrder(coupon.products ?? []),
    isGiftOnly: coupon.giftOnly,
    validUntil: coupon.validUntil && new Date(coupon.validUntil).toISOString(),
    state,
    source: coupon.source,
  }
}

/** The state of a user's coupon. A reserved one does not expire. */
export function ownedCouponState(
  { row, coupon }: OwnedCoupon,
  at: Date,
): OwnCoupon['state'] | undefined {
  if (row.state === 'revoked' || row.state === 'released') return undefined
  if (row.state !== 'open') return row.state
  if (isExpired(coupon, at)) return 'expired'
  return row.isResting ? 'suspended' : 'open'
}

function amountOf({ kind, amountHuf, amountGbp }: CouponRow): OwnCoupon['amount'] {
  const currency = currencyOf(env.LANGUAGE)
  const amount = currency === 'gbp' ? amountGbp : amountHuf
  return kind === 'amount' && amount !== null ? { amount, currency } : null
}
