import { currencyOf, type ProductKey, productKindFacts } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import type { CouponRow } from './coupon-row'

export type Fitting = Pick<
  CouponRow,
  | 'kind'
  | 'percent'
  | 'amountHuf'
  | 'amountGbp'
  | 'freeProduct'
  | 'products'
  | 'giftOnly'
  | 'maxUses'
>

type Purchase = {
  /** null: a gift bought without an account. */
  userId: number | null
  product: ProductKey
  isGift: boolean
  /** A campaign reduces its price already. */
  isReduced?: boolean
}

/** Throws couponNotForThis if the coupon is not valid for a purchase. */
export function requireFits(coupon: Fitting, purchase: Purchase) {
  if (!fits(coupon, purchase)) throw new AppError('couponNotForThis')
}

export function fits(coupon: Fitting, purchase: Purchase): boolean {
  const { userId, product, isGift } = purchase
  const { kind, products, giftOnly, freeProduct } = coupon
  // Days of premium are claimed, not used in a purchase.
  if (kind === 'premiumDays') return false
  if (kind === 'freeProduct' && freeProduct !== product) return false
  if (
    kind === 'amount' &&
    !coupon[currencyOf(env.LANGUAGE) === 'gbp' ? 'amountGbp' : 'amountHuf']
  ) {
    return false
  }
  if (giftOnly && !isGift) return false
  if (products && products.length > 0 && !products.includes(product)) return false
  const hasReducedPrice = purchase.isReduced || isReduced(product)
  if (hasReducedPrice && freeProduct !== product && !products?.includes(product)) return false
  return userId !== null || isBounded(coupon)
}

/** An already reduced product takes a coupon only if the coupon names it (decision coupon-redemption). */
export const isReduced = (product: ProductKey) => productKindFacts(product).isReduced

/**
 * Guests cannot be counted per person: a coupon that may reduce the price to 0 needs a total limit, or one guest could
 * use it without end.
 */
const isBounded = ({ kind, percent, maxUses }: Fitting) =>
  maxUses !== null || (kind === 'percent' && (percent ?? 0) < 100)
