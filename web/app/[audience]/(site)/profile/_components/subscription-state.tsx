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

/** A subscription in its state: what is charged when, what to do when that failed, the ways to change it. */
export function SubscriptionState(props: SubscriptionProps & { hasPortal: boolean }) {
  const { subscription, billingSummary, hasPortal } = props
  const t = translations('premium')
  const { state, price, currentPeriodEnd, isCanceled } = subscription
  const isPastDue = state === 'pastDue'
  const trouble = troubleOf(props)
  const portal = savingWords({ submit: t(isPastDue ? 'fixCard' : 'portal') })
  return (
    <>
      {/* A debt stays in sight as long as it is owed, also after it was canceled. */}
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
