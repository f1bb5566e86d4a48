import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { cancelText } from '@/features/membership/charge-words'
import { errors } from '@/lib/contract/errors'
import { LongField } from '@/ui/form/long-field'
import { savingWords } from '@/ui/form/words'
import { CancelDialog } from './cancel-dialog'
import { ChangePlan } from './change-plan'
import type { SubscriptionProps } from './subscription-props'

const otherPlans = {
  monthly: { plan: 'yearly', product: 'premium-year' },
  yearly: { plan: 'monthly', product: 'premium-month' },
} as const

/** Longest reason (contract, `cancelBody`). */
const reasonLength = 500

/** Change of plan, or cancellation; both take effect after the paid term. An overdue charge has to be settled first. */
export function SubscriptionChanges({ subscription, billingSummary, products }: SubscriptionProps) {
  const t = translations('premium')
  const { plan, product } = otherPlans[subscription.plan]
  const date = formatLongDateOf(billingSummary.nextCharge ?? subscription.currentPeriodEnd)
  const other = products.find(({ key }) => key === product)
  const cancelWords = savingWords({
    submit: t('cancel.submit'),
    sending: t('cancel.sending'),
    // spec §8, verbatim.
    saveFailed: errors.cancelFailed[language],
  })
  return (
    <>
      {other && subscription.state !== 'pastDue' && (
        <ChangePlan
          plan={plan}
          words={{
            open: t(`change.${plan}.open`),
            question: t(`change.${plan}.question`, { date, price: formatMoney(other.price) }),
            yes: t(`change.${plan}.yes`),
            no: t('change.no'),
          }}
          callWords={savingWords({ submit: t(`change.${plan}.open`) })}
        />
      )}
      <CancelDialog
        words={{
          open: t('cancel.open'),
          title: t('cancel.title'),
          text: cancelText({ subscription, billingSummary }),
          stay: t('cancel.stay'),
        }}
        formWords={cancelWords}
      >
        <LongField
          name="reason"
          label={t('cancel.reason')}
          optional={translations('form')('optional')}
          hint={t('cancel.reasonHint')}
          longest={reasonLength}
          words={{
            count: translations('form')('count', { count: '{count}', longest: '{longest}' }),
            over: translations('form')('over', { over: '{over}' }),
          }}
          rows={3}
        />
      </CancelDialog>
    </>
  )
}
