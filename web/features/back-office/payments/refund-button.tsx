'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'
import { amountIn } from '@/features/back-office/shop/typed-numbers'
import type { Money } from '@/lib/contract/money'
import { Field } from '@/ui/form/field'

type RefundButtonProps = Pick<ActionDialogProps<'adminRefund'>, 'id' | 'shared'> & {
  /** The remaining amount shown in the form: if it changes meanwhile, the refund is refused with a message. */
  left: Money
  /** The same amount as text in the field. */
  typed: string
  words: ActionDialogProps<'adminRefund'>['words'] & Record<'amount' | 'amountHint', string>
}

/** Refunds an order, fully or in part. Pressed again after an unclear response it is the same refund. */
export const RefundButton = ({
  id,
  left: { amount: left },
  typed,
  words,
  shared,
}: RefundButtonProps) => (
  <ActionDialog
    {...{ id, words, shared }}
    call="adminRefund"
    schema={async () => (await import('@/lib/contract/back-office/payments')).refundBody}
    read={(values, keyOf) => {
      const amount = amountIn(values, 'amount')
      // Another amount is another request.
      return { key: keyOf(`${amount} ${left}`), left, amount, ...reasonIn(values) }
    }}
  >
    <Field
      name="amount"
      label={words.amount}
      hint={words.amountHint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={typed}
    />
    <ReasonField words={shared.danger} />
  </ActionDialog>
)
