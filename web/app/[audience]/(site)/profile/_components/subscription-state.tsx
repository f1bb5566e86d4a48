import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import { troubleOf } from '@/features/membership/charge-words'
import { savingWords } from '@/ui/form/words'
import styles from './profile.module.css'
import { PortalButton, ResumeButton } from './subscription-buttons'
import { SubscriptionChanges } from './subscription-changes'
import { SubscriptionFacts } from './subscription-facts'
import type { SubscriptionProps } from './subscription-props'

/** State of a subscription: the next charge, what to do when a charge failed, and the possible changes. */
export function SubscriptionState(props: SubscriptionProps & { hasPortal: boolean }) {
  const { subscription, billingSummary, hasPortal } = props
  const t = translations('premium')
  const { state, price, currentPeriodEnd, isCanceled } = subscription
  const isPastDue = state === 'pastDue'
  const trouble = troubleOf(props)
  const portal = savingWords({ submit: t(isPastDue ? 'fixCard' : 'portal') })
  return (
    <>
      {/* An unpaid charge stays visible until it is paid, also after a cancellation. */}
      {trouble && <p className={isPastDue ? styles.pending : undefined}>{trouble}</p>}
      <SubscriptionFacts subscription={subscription} billingSummary={billingSummary} />
      <div className={styles.ways}>
        {isCanceled && <ResumeButton words={savingWords({ submit: t('resume') })} />}
        {hasPortal && <PortalButton words={portal} look={isPastDue ? 'primary' : 'quiet'} />}
        {!isCanceled && <SubscriptionChanges {...props} />}
      </div>
      {isCanceled && !isPastDue && (
        <p className={styles.lead}>
          {t('resumeNote', { price: formatMoney(price), date: formatLongDateOf(currentPeriodEnd) })}
        </p>
      )}
      {isPastDue && <p className={styles.lead}>{t('change.owed')}</p>}
      {!isPastDue && (
        <p className={styles.lead}>
          <PriceNote />
        </p>
      )}
      {hasPortal && <p className={styles.lead}>{t('portalNote')}</p>}
    </>
  )
}
