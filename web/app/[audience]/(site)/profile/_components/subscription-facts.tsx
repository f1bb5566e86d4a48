import { translations } from '@/base/words/translations'
import { type Charged, chargeOf, whyThen } from '@/features/membership/charge-words'
import styles from './profile.module.css'

/** The plan, date, amount and reason of the next charge of a subscription; or its end. */
export function SubscriptionFacts({ subscription, billingSummary }: Charged) {
  const t = translations('premium')
  const charge = chargeOf({ subscription, billingSummary })
  const why = whyThen(billingSummary)
  return (
    <>
      <dl className={styles.facts}>
        {!subscription.isCanceled && (
          <>
            <dt>{t('plan')}</dt>
            <dd>{t(`plans.${subscription.plan}`)}</dd>
          </>
        )}
        {charge && (
          <>
            <dt>{charge.label}</dt>
            <dd>{charge.value}</dd>
          </>
        )}
      </dl>
      {why && <p className={styles.lead}>{why}</p>}
    </>
  )
}
