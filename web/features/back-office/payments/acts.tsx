import { formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import type { AdminPayment } from '@/lib/contract/back-office/payments'
import { savingWords } from '@/ui/form/words'
import styles from './payments.module.css'
import { RefundButton } from './refund-button'
import { ResendButton } from './resend-button'

/** What can be done about an order. */
export function Acts({ payment: { id, left, receipts, buyer } }: { payment: AdminPayment }) {
  const t = translations('admin.payments')
  const canResend = receipts.length > 0 && buyer.email !== null
  if (left.amount === 0 && !canResend) return null
  const most = { amount: formatMoney(left) }
  return (
    <div className={styles.acts}>
      {left.amount > 0 && (
        <RefundButton
          key={left.amount}
          id={id}
          left={left}
          words={{
            ...wordsOf('admin.danger'),
            open: t('refund'),
            title: t('refundTitle'),
            text: t('refundText'),
            yes: t('refundYes'),
            amount: t('amount', most),
            amountHint: t('amountHint', most),
          }}
          form={savingWords({ submit: t('refundYes') })}
        />
      )}
      {canResend && (
        <ResendButton
          id={id}
          words={wordsOf('admin.payments', ['resend', 'resent'])}
          form={savingWords({ submit: t('resend') })}
        />
      )}
    </div>
  )
}
