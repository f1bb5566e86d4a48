import { type Audience, audienceRow } from '@/base/routing/audiences'
import type { ProductKey } from '@/lib/contract/product-tables'
import type { Plan } from '@/lib/contract/user'

export type OfferKey = 'campaign' | 'extension' | 'premium-year' | 'premium-month'

export type Offers = {
  /** In the order of the page; the first one is the primary action. */
  keys: readonly OfferKey[]
  /** The plan of a subscriber, who changes it in the profile instead of buying a second one. */
  current?: Plan
}

/** The offers for an audience. Members get the extension, which costs less than any campaign's year. */
export function offersFor(audience: Audience, hasCampaign: boolean): Offers {
  const { tier, variant, isAdmin } = audienceRow(audience)
  const plans = ['premium-year', 'premium-month'] as const
  // For an admin the audience does not contain the tier.
  const isMember = !isAdmin && (tier === 'paid' || tier === 'subscriber')
  const keys = isMember
    ? (['extension', ...plans] as const)
    : hasCampaign
      ? (['campaign', ...plans] as const)
      : plans
  const isSubscriber = isMember && tier === 'subscriber'
  return isSubscriber ? { keys, current: variant === 'monthly' ? 'monthly' : 'yearly' } : { keys }
}

/** The product of an offer; a campaign names its own. */
export const offeredProducts = {
  extension: 'premium-year-extension',
  'premium-year': 'premium-year',
  'premium-month': 'premium-month',
} as const satisfies Record<Exclude<OfferKey, 'campaign'>, ProductKey>
