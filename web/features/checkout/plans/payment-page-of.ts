import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { orderPages } from '@/base/routing/order-pages'
import type { ProductKey } from '@/lib/contract/product-tables'

/** The address where a product is paid; undefined for an unknown product, or one without a page. */
export function paymentPageOf(product: string): string | undefined {
  if (!Object.hasOwn(orderPages, product)) return undefined
  const page = linkTo(orderPages[product as ProductKey], { product })
  return leadsSomewhere(page) ? page : undefined
}
