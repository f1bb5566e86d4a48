import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import styles from './profile.module.css'
import { PortalButton, ResumeButton } from './subscription-buttons'
import { SubscriptionChanges } from './subscription-changes'
import { SubscriptionFacts } from './subscription-facts'
import type { SubscriptionProps } from './subscription-props'

/** A subscription in its state: what is charged when, what to do when that failed, the ways to change it. */
export function SubscriptionState({
  subscription,
  products,
  hasPortal,
}: SubscriptionProps & { hasPortal: boolean }) {
  const t = translations('premium')
  const { state, price, currentPeriodEnd, graceUntil } = subscription
  const isCanceled = state === 'canceled'
  const isPastDue = state === 'pastDue'
  const date = formatLongDateOf(currentPeriodEnd)
  const portal = savingWords({ submit: t(isPastDue ? 'fixCard' : 'portal') })
  return (
    <>
      {isPastDue && (
        <p className={styles.pending}>
          {t('pastDue', { date: formatLongDateOf(graceUntil ?? currentPeriodEnd) })}
        </p>
      )}
      {isCanceled && <p>{t('canceled', { date })}</p>}
      <SubscriptionFacts subscription={subscription} />
      <div className={styles.ways}>
        {isCanceled && <ResumeButton words={savingWords({ submit: t('resume') })} />}
        {hasPortal && <PortalButton words={portal} look={isPastDue ? 'primary' : 'quiet'} />}
        {!isCanceled && <SubscriptionChanges subscription={subscription} products={products} />}
      </div>
      {isCanceled && (
        <p className={styles.lead}>{t('resumeNote', { price: formatMoney(price), date })}</p>
      )}
      {isPastDue && <p className={styles.lead}>{t('change.owed')}</p>}
      {hasPortal && <p className={styles.lead}>{t('portalNote')}</p>}
    </>
  )
}
