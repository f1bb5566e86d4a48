import { linkTo } from '@/base/routing/links'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { productKeys } from '@/lib/contract/products'
import { paymentPageOf } from './payment-page-of'

/** The page of an order, from the address to which Stripe's page returns. */
export function orderPageOf(product: string, isGift: boolean) {
  const key = productKeys.find((known) => known === product)
  return {
    page: isGift ? linkTo('gift', { product }) : paymentPageOf(product),
    isAnalysis: !isGift && key !== undefined && isAnalysis(key),
  }
}
