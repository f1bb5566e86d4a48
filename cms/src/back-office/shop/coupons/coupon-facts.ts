import { currencyOf, type NewCoupons } from '@krono/contract'
import type { CouponRow } from '../../../commerce/coupons/coupon-row'
import { env } from '../../../platform/lib/env'
import { localInstant } from '../local-instant'

export type CouponWish = Omit<NewCoupons, 'code' | 'batch' | 'count' | 'reason' | 'isConfirmed'>

/** An admin's input as columns of a coupon row: an amount is in the deployment's currency. */
export const couponFacts = (wish: CouponWish) => ({
  kind: wish.kind,
  days: wish.days ?? null,
  percent: wish.percent ?? null,
  ...amounts(wish.amount ?? null),
  freeProduct: wish.freeProduct ?? null,
  products: wish.products,
  giftOnly: wish.giftOnly,
  firstPurchase: wish.firstPurchase,
  validFrom: wish.validFrom === undefined ? null : localInstant(wish.validFrom),
  validUntil: wish.validUntil === undefined ? null : localInstant(wish.validUntil),
  maxUses: wish.maxUses ?? null,
  maxPerUser: wish.maxPerUser,
})

function amounts(amount: number | null): Pick<CouponRow, 'amountHuf' | 'amountGbp'> {
  const isPounds = currencyOf(env.LANGUAGE) === 'gbp'
  return { amountHuf: isPounds ? null : amount, amountGbp: isPounds ? amount : null }
}
