import {
  type ErrorCode,
  isGiveable,
  type ProductKey,
  type ProductKind,
  productFacts,
  productKindFacts,
  type Tier,
} from '@krono/contract'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import type { DiscountEligibility } from '../../entitlements/discount-eligibility'

type Question = {
  product: ProductKey
  isGift: boolean
  tier: Tier
  /** Also true for a subscription that was cancelled and runs out, is suspended, or has a disputed charge. */
  isSubscribed: boolean
  eligibility: DiscountEligibility
  /** The product of the running campaign. */
  campaignProduct: ProductKey | undefined
}

/**
 * Who may buy what (spec §9, "Catalogue"; decision coupon-redemption). Throws alreadySubscribed, campaignOver,
 * extensionNeedsPlan, extensionNeedsPaidTerm, reducedYearWaits, invalidField at `product`.
 */
export function requireMayBuy(question: Question) {
  const { product, isGift, eligibility } = question
  if (isGift) {
    if (!isGiveable(product)) throw fieldError('invalidField', 'product')
    return
  }
  const refusal = refusals[productFacts(product).kind](question)
  if (refusal) throw new AppError(refusal)
  if (productKindFacts(product).isReduced && eligibility.reducedYearWaits)
    throw new AppError('reducedYearWaits')
}

/** Why a product of each kind may not be bought for oneself. */
const refusals: Record<ProductKind, (question: Question) => ErrorCode | undefined> = {
  subscription: ({ isSubscribed, tier }) =>
    isSubscribed || tier === 'subscriber' ? 'alreadySubscribed' : undefined,
  term: ({ campaignProduct, product }) =>
    campaignProduct === product ? undefined : 'campaignOver',
  extension({ tier, eligibility }) {
    if (tier !== 'paid' && tier !== 'subscriber') return 'extensionNeedsPlan'
    return eligibility.hasPaidTerm ? undefined : 'extensionNeedsPaidTerm'
  },
  analysis: () => undefined,
}
