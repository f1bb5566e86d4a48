import { currencyOf, type OwnCoupon, productKeys } from '@krono/contract'
import { env } from '../lib/env'
import { type CouponRow, isExpired } from './coupon-row'
import type { UserCouponRow } from './user-coupon-row'

/** A coupon with the row that its user has of it. */
export type Holding = { row: UserCouponRow; coupon: CouponRow }

/** What a user sees of one; undefined for what was taken back. */
export function ownCouponOf({ row, coupon }: Holding, at: Date): OwnCoupon | undefined {
  const state = holdingState({ row, coupon }, at)
  if (state === undefined) return undefined
  return {
    id: row.documentId,
    code: coupon.code,
    kind: coupon.kind,
    days: coupon.days,
    percent: coupon.percent,
    amount: amountOf(coupon),
    freeProduct: coupon.freeProduct,
    products: productKeys.filter((key) => coupon.products?.includes(key)),
    isGiftOnly: coupon.giftOnly,
    validUntil: coupon.validUntil && new Date(coupon.validUntil).toISOString(),
    state,
    source: coupon.source,
  }
}

/** What became of it. One that an order holds is not over, whatever its time. */
export function holdingState({ row, coupon }: Holding, at: Date): OwnCoupon['state'] | undefined {
  if (row.state === 'revoked' || row.state === 'released') return undefined
  if (row.state !== 'open') return row.state
  if (isExpired(coupon, at)) return 'expired'
  return row.isResting ? 'resting' : 'open'
}

function amountOf({ kind, amountHuf, amountGbp }: CouponRow): OwnCoupon['amount'] {
  const currency = currencyOf(env.LANGUAGE)
  const amount = currency === 'gbp' ? amountGbp : amountHuf
  return kind === 'amount' && amount !== null ? { amount, currency } : null
}
