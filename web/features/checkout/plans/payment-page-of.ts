import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { orderPages } from '@/base/routing/order-pages'
import type { ProductKey } from '@/lib/contract/product-tables'

/** The address where a product is paid for; undefined for what is none, or has no page yet. */
export function paymentPageOf(product: string): string | undefined {
  if (!Object.hasOwn(orderPages, product)) return undefined
  const page = linkTo(orderPages[product as ProductKey], { product })
  return leadsSomewhere(page) ? page : undefined
}
