import { currencyOf, type ProductKey, productFacts } from '@krono/contract'
import { AppError } from '../lib/app-error'
import { env } from '../lib/env'
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
}

/** Throws couponNotForThis for a purchase that the coupon is not about. */
export function requireFits(coupon: Fitting, purchase: Purchase) {
  if (!fits(coupon, purchase)) throw new AppError('couponNotForThis')
}

export function fits(coupon: Fitting, { userId, product, isGift }: Purchase): boolean {
  const { kind, products, giftOnly, freeProduct } = coupon
  // Days of premium are had by claiming them.
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
  if (isReduced(product) && freeProduct !== product && !products?.includes(product)) return false
  return userId !== null || isBounded(coupon)
}

/** A price that is reduced already takes a coupon only when that names it (decision 124). */
export const isReduced = (product: ProductKey) =>
  ['term', 'extension'].includes(productFacts(product).kind)

/**
 * Whoever has no account cannot be counted: what may leave nothing to pay needs a limit in all, or one
 * person could have it for ever.
 */
const isBounded = ({ kind, percent, maxUses }: Fitting) =>
  maxUses !== null || (kind === 'percent' && (percent ?? 0) < 100)
