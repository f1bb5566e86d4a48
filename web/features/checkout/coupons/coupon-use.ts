import { type FixedRoute, leadsSomewhere, linkTo } from '@/base/routing/links'
import { orderPageOf } from '@/base/routing/order-pages'
import type { OwnCoupon } from '@/lib/contract/coupons'
import { isGiveable } from '@/lib/contract/product-kinds'
import type { ProductKey } from '@/lib/contract/product-tables'
import { inCatalogueOrder } from '@/lib/contract/products'

type Use = { route: FixedRoute; query: Record<string, string> }

type Scope = Pick<OwnCoupon, 'code' | 'kind' | 'freeProduct' | 'products' | 'isGiftOnly'>

/** The uses of a coupon, in the order of the catalogue. */
export function scopeOf({
  freeProduct,
  products,
}: Pick<Scope, 'freeProduct' | 'products'>): ProductKey[] {
  if (freeProduct) return [freeProduct]
  return inCatalogueOrder(products)
}

/** The pages where a coupon can be used, in order. One for all products links to the plans. */
export function usesOf(coupon: Scope): Use[] {
  const { code } = coupon
  const scope = scopeOf(coupon)
  if (coupon.kind === 'premiumDays') return [{ route: 'claimCoupon', query: { code } }]
  if (coupon.isGiftOnly) {
    const product = scope.find(isGiveable)
    return [{ route: 'gift', query: { coupon: code, ...(product && { product }) } }]
  }
  if (scope.length === 0) return [{ route: 'payment', query: { coupon: code } }]
  return scope.map((product) => ({
    route: orderPageOf(product),
    query: { coupon: code, product },
  }))
}

/** The address where a coupon is used; undefined without such a page. */
export const linkToUse = (coupon: Scope): string | undefined =>
  usesOf(coupon)
    .map(({ route, query }) => linkTo(route, query))
    .find(leadsSomewhere)
