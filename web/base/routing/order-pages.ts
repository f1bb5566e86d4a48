import { type OrderedKey, type ProductKey, payLinkKey } from '@/lib/contract/product-tables'
import type { FixedRoute } from './links'

/** Where a product is paid for; the page of analyses learns from the query (`product`) which one. */
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

/** The page on which an ordered product is paid; a pay link has its own secret address. */
export const orderPageOf = (product: OrderedKey): FixedRoute | undefined =>
  product === payLinkKey ? undefined : orderPages[product]
