import { formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { typedAmount } from '@/features/back-office/amount-text'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { IfMay } from '@/features/back-office/rights/if-may'
import type { AdminPayment } from '@/lib/contract/back-office/payments'
import { savingWords } from '@/ui/form/words'
import styles from './payments.module.css'
import { RefundButton } from './refund-button'
import { ResendButton } from './resend-button'

/** Actions on an order. */
export function Actions({ payment: { id, left, receipts, buyer } }: { payment: AdminPayment }) {
  const t = translations('admin.payments')
  const canResend = receipts.length > 0 && buyer.email !== null
  if (left.amount === 0 && !canResend) return null
  const most = { amount: formatMoney(left) }
  return (
    <div className={styles.actions}>
      {left.amount > 0 && (
        <IfMay call="adminRefund">
          <RefundButton
            id={id}
            left={left}
            typed={typedAmount(left)}
            words={{
              open: t('refund'),
              title: t('refundTitle'),
              text: t('refundText'),
              submit: t('refundYes'),
              amount: t('amount', most),
              amountHint: t('amountHint'),
            }}
            shared={dialogWords()}
          />
        </IfMay>
      )}
      {canResend && (
        <IfMay call="adminResendReceipt">
          <ResendButton
            id={id}
            words={wordsOf('admin.payments', ['resend', 'resent'])}
            form={savingWords({ submit: t('resend') })}
          />
        </IfMay>
      )}
    </div>
  )
}
