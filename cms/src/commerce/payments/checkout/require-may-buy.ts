import { isGiveable, productFacts, productKindFacts } from '@krono/contract'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import type { Purchase } from '../../entitlements/product-module'
import { productModules } from '../../entitlements/product-modules'

/**
 * Who may buy what (spec §9, "Catalogue"; decision coupon-redemption). Throws alreadySubscribed, campaignOver,
 * extensionNeedsPlan, extensionNeedsPaidTerm, reducedYearWaits, invalidField at `product`.
 */
export function requireMayBuy({ isGift, ...purchase }: Purchase & { isGift: boolean }) {
  const { product, eligibility } = purchase
  if (isGift) {
    if (!isGiveable(product)) throw fieldError('invalidField', 'product')
    return
  }
  const refusal = productModules[productFacts(product).kind].refusal?.(purchase)
  if (refusal) throw new AppError(refusal)
  if (productKindFacts(product).isReduced && eligibility.reducedYearWaits)
    throw new AppError('reducedYearWaits')
}
