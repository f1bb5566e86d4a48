import { giftKeys, type ProductKey, productFacts, type Tier } from '@krono/contract'
import type { Standing } from '../entitlements/standing'
import { AppError, fieldError } from '../lib/app-error'

type Question = {
  product: ProductKey
  isGift: boolean
  tier: Tier
  /** Also by a subscription that was cancelled and runs out, that rests, or whose charge is disputed. */
  isSubscribed: boolean
  standing: Standing
  /** What the campaign that runs now sells. */
  campaignProduct: ProductKey | undefined
}

const canBeGiven = (product: ProductKey) => giftKeys.some((key) => key === product)

/**
 * Who may buy what (spec §9, "Catalogue"; decision 124). Throws alreadySubscribed, campaignOver,
 * extensionNeedsPlan, extensionNeedsPaidTerm, reducedYearWaits, invalidField at `product`.
 */
export function requireMayBuy(question: Question) {
  const { product, isGift, tier, isSubscribed, standing, campaignProduct } = question
  if (isGift) {
    if (!canBeGiven(product)) throw fieldError('invalidField', 'product')
    return
  }
  const { kind } = productFacts(product)
  if (kind === 'subscription' && (isSubscribed || tier === 'subscriber')) {
    throw new AppError('alreadySubscribed')
  }
  if (kind === 'term' && campaignProduct !== product) throw new AppError('campaignOver')
  if (kind === 'extension' && tier !== 'paid' && tier !== 'subscriber') {
    throw new AppError('extensionNeedsPlan')
  }
  if (kind === 'extension' && !standing.hasPaidTerm) throw new AppError('extensionNeedsPaidTerm')
  const isReduced = kind === 'term' || kind === 'extension'
  if (isReduced && standing.reducedYearWaits) throw new AppError('reducedYearWaits')
}
