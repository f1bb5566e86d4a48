import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { orderPageOf } from '@/base/routing/order-pages'
import { isItemKey } from '@/lib/contract/item-keys'
import { isFixedKey } from '@/lib/contract/product-tables'

/** The address where a product is paid; undefined for an unknown product, or one without a page. */
export function paymentPageOf(product: string): string | undefined {
  if (!isFixedKey(product) && !isItemKey(product)) return undefined
  const page = linkTo(orderPageOf(product), { product })
  return leadsSomewhere(page) ? page : undefined
}
