import type { OrderedKey, ProductKey } from '@/lib/contract/products'
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

/** Where what an order was about is paid for; a pay link has its own address, which nobody else knows. */
export const orderPageOf = (product: OrderedKey): FixedRoute | undefined =>
  product === 'pay-link' ? undefined : orderPages[product]
