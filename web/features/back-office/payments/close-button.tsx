'use client'

import { ActionDialog, type ActionDialogProps } from '@/features/back-office/panel/action-dialog'
import { ReasonField, reasonIn } from '@/features/back-office/panel/reason-field'
import { LongField } from '@/ui/form/long-field'
import { textOf } from '@/ui/form/read-values'

type CloseButtonProps = Pick<ActionDialogProps<'adminCloseWithdrawal'>, 'id' | 'shared'> & {
  words: ActionDialogProps<'adminCloseWithdrawal'>['words'] & Record<'answer', string>
  long: Record<'count' | 'over', string>
}

/** Closes a withdrawal statement without a refund; the buyer receives the response by e-mail. */
export const CloseButton = ({ id, words, long, shared }: CloseButtonProps) => (
  <ActionDialog
    {...{ id, words, shared }}
    call="adminCloseWithdrawal"
    schema={async () => (await import('@/lib/contract/back-office/payments')).closedWithdrawal}
    read={(values) => ({ answer: textOf(values, 'answer'), ...reasonIn(values) })}
  >
    <LongField name="answer" label={words.answer} longest={4000} rows={8} words={long} required />
    <ReasonField words={shared.danger} />
  </ActionDialog>
)
