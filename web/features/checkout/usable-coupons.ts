import type { OwnCoupon } from '@/lib/contract/coupons'
import type { ProductKey } from '@/lib/contract/product-tables'

type Purchase = { product: ProductKey; isGift: boolean }

/**
 * The coupons of a user that are valid for a purchase, also those reserved by a pending payment: after a return from
 * Stripe's page they can be used. The cms checks each of them again.
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
