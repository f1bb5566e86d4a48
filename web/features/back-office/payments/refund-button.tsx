'use client'

import { ActDialog, type ActDialogProps } from '@/features/back-office/panel/act-dialog'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'
import { amountIn } from '@/features/back-office/shop/typed-numbers'
import type { Money } from '@/lib/contract/money'
import { Field } from '@/ui/form/field'

type RefundButtonProps = Pick<ActDialogProps<'adminRefund'>, 'id' | 'shared'> & {
  /** What is left, as the form shows it: whoever is asked at the same moment is told. */
  left: Money
  words: ActDialogProps<'adminRefund'>['words'] & Record<'amount' | 'amountHint', string>
}

/** Gives an order's money back, all that is left or a part. Pressed again after an unclear answer it is the same refund. */
export const RefundButton = ({ id, left: { amount: left }, words, shared }: RefundButtonProps) => (
  <ActDialog
    {...{ id, words, shared }}
    call="adminRefund"
    schema={async () => (await import('@/lib/contract/back-office/payments')).refundBody}
    read={(values, keyOf) => {
      const amount = amountIn(values, 'amount')
      // Another amount is another wish.
      return { key: keyOf(`${amount} ${left}`), left, amount, ...reasonIn(values) }
    }}
  >
    <Field
      name="amount"
      label={words.amount}
      hint={words.amountHint}
      inputMode="decimal"
      autoComplete="off"
    />
    <ReasonField words={shared.danger} />
  </ActDialog>
)
