import {
  type FixedKey,
  isFixedKey,
  type OrderedKey,
  type ProductKey,
  payLinkKey,
} from '@/lib/contract/product-tables'
import type { FixedRoute } from './links'

/** The page on which each product is paid; the page of analyses gets the product from the query (`product`). */
const orderPages = {
  'premium-month': 'paymentMonthly',
  'premium-year': 'paymentYearly',
  'premium-year-discount': 'paymentCampaign',
  'premium-year-extension': 'paymentExtend',
  'analysis-short': 'analysis',
  'analysis-long': 'analysis',
  'analysis-relationship': 'analysis',
  'analysis-family': 'analysis',
  'analysis-group': 'analysis',
} as const satisfies Record<FixedKey, FixedRoute>

/** The page on which a product is paid; of courses and e-books one page, which gets the product from the query. */
export const orderPageOf = (product: ProductKey): FixedRoute =>
  isFixedKey(product) ? orderPages[product] : 'paymentItem'

/** The same of an order; undefined for a pay link, which has a secret address. */
export const pageOfOrder = (product: OrderedKey): FixedRoute | undefined =>
  product === payLinkKey ? undefined : orderPageOf(product)
