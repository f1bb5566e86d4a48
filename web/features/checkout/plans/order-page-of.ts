import { linkTo } from '@/base/routing/links'
import { analysisKinds, productOfAnalysis } from '@/lib/contract/analyses'
import { paymentPageOf } from './payment-page-of'

/** The page on which something was being ordered, as the address says it that Stripe's page leads back to. */
export function orderPageOf(product: string, isGift: boolean) {
  return {
    page: isGift ? linkTo('gift', { product }) : paymentPageOf(product),
    isAnalysis: !isGift && analysisKinds.some((kind) => productOfAnalysis(kind) === product),
  }
}
