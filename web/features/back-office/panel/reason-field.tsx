'use client'

import { useId } from 'react'
import { useFault } from '@/ui/form/form-context'
import { textOf } from '@/ui/form/read-values'
import { TextField } from '@/ui/form/text-field'
import type { DialogWords } from './dialog-words'

export type ReasonWords = Omit<DialogWords['danger'], 'cancel' | 'done'>

/** The reason, for the audit log. */
export function ReasonField({ words }: { words: ReasonWords }) {
  const id = useId()
  const { error } = useFault('reason')
  return (
    <TextField
      id={id}
      name="reason"
      label={words.reason}
      hint={words.reasonHint}
      error={error && words.reasonMissing}
      maxLength={500}
      required
    />
  )
}

/** The value of the field. */
export const reasonIn = (values: FormData) => ({ reason: textOf(values, 'reason') })
