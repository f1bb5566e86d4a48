import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'
import { SubscriptionState } from './subscription-state'

/** Whether the subscription renews automatically, and all actions on it (spec §4, "Subscription"). */
export function SubscriptionSection({ user, renewal, products }: SectionProps) {
  const t = translations('profile.subscription')
  const { subscription, ...more } = renewal
  return (
    <SectionCard id="subscription" title={t('title')}>
      {subscription ? (
        <SubscriptionState subscription={subscription} products={products} {...more} />
      ) : (
        <p>{wordsFor(user)}</p>
      )}
    </SectionCard>
  )
}

/** For a subscription that is known only from the fields of the account. */
function wordsFor({ tier, subscriptionCanceled, paidUserExpire }: SectionProps['user']): string {
  const t = translations('profile.subscription')
  const date = paidUserExpire ? formatLongDateOf(paidUserExpire) : ''
  if (tier === 'subscriber') return date ? t('renews', { date }) : t('active')
  if (subscriptionCanceled && tier === 'paid') return t('canceled', { date })
  return t('none')
}
