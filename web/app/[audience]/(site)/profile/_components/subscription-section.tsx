import { translations } from '@/i18n/translations'
import { formatLongDateOf } from '@/lib/format'
import { SectionCard } from './section'
import type { SectionProps } from './sections'

/** Whether something renews by itself (spec §4, "Subscription"). */
export function SubscriptionSection({ user }: SectionProps) {
  const t = translations('profile.subscription')
  return (
    <SectionCard id="subscription" title={t('title')}>
      <p>{wordsFor(user)}</p>
    </SectionCard>
  )
}

function wordsFor({ tier, subscriptionCanceled, paidUserExpire }: SectionProps['user']): string {
  const t = translations('profile.subscription')
  const date = paidUserExpire ? formatLongDateOf(paidUserExpire) : ''
  if (tier === 'subscriber') return date ? t('renews', { date }) : t('active')
  if (subscriptionCanceled && tier === 'paid') return t('canceled', { date })
  return t('none')
}
