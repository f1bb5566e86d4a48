import type { Subscription } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './profile.module.css'

/** As what a subscription renews, and when how much is charged; or when it ends. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const t = translations('premium')
  const [label, value] = chargeOf(subscription)
  return (
    <dl className={styles.facts}>
      {subscription.state !== 'canceled' && (
        <>
          <dt>{t('plan')}</dt>
          <dd>{t(`plans.${subscription.plan}`)}</dd>
        </>
      )}
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  )
}

function chargeOf({
  state,
  price,
  currentPeriodEnd,
}: Subscription): [label: string, value: string] {
  const t = translations('premium')
  const date = formatLongDateOf(currentPeriodEnd)
  if (state === 'canceled') return [t('ends'), date]
  // When a charge that failed is tried again is the bank's secret.
  if (state === 'pastDue') return [t('price'), formatMoney(price)]
  return [t('nextCharge'), t('charge', { price: formatMoney(price), date })]
}
