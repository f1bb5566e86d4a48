import { linkTo } from '@/base/routing/links'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { isFixedKey } from '@/lib/contract/product-tables'
import { paymentPageOf } from './payment-page-of'

/** The page of an order, from the address to which Stripe's page returns. */
export function orderPageOf(product: string, isGift: boolean) {
  return {
    page: isGift ? linkTo('gift', { product }) : paymentPageOf(product),
    isAnalysis: !isGift && isFixedKey(product) && isAnalysis(product),
  }
}
