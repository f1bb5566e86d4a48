import { type OrderedKey, type ProductKey, payLinkKey } from '@/lib/contract/product-tables'
import type { FixedRoute } from './links'

/** The page on which each product is paid; the page of analyses gets the product from the query (`product`). */
export const orderPages = {
  'premium-month': 'paymentMonthly',
  'premium-year': 'paymentYearly',
  'premium-year-discount': 'paymentCampaign',
  'premium-year-extension': 'paymentExtend',
  'analysis-short': 'analysis',
  'analysis-long': 'analysis',
  'analysis-relationship': 'analysis',
  'analysis-family': 'analysis',
  'analysis-group': 'analysis',
} as const satisfies Record<ProductKey, FixedRoute>

/** The page on which an ordered product is paid; undefined for a pay link, which has a secret address. */
export const orderPageOf = (product: OrderedKey): FixedRoute | undefined =>
  product === payLinkKey ? undefined : orderPages[product]
