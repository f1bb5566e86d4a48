import type { OwnCoupon } from '@/lib/contract/coupons'
import type { ProductKey } from '@/lib/contract/products'

type Purchase = { product: ProductKey; isGift: boolean }

/**
 * The coupons of a user that a purchase may be paid with, also those of a payment that was begun: whoever
 * comes back from Stripe's page goes on with them. The cms judges each of them again.
 */
export const usableCoupons = (coupons: readonly OwnCoupon[], { product, isGift }: Purchase) =>
  coupons.filter(
    ({ state, kind, products, freeProduct, isGiftOnly }) =>
      (state === 'open' || state === 'reserved') &&
      kind !== 'premiumDays' &&
      (products.length === 0 || products.includes(product)) &&
      (freeProduct === null || freeProduct === product) &&
      (isGift || !isGiftOnly),
  )
