'use client'

import { type ComponentProps, useId } from 'react'
import { TextField } from '@/ui/form/text-field'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { EditedEmail, EditFault } from './edited-email'
import type { EmailWords } from './email-words'

type LineFieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'value' | 'onChange'> & {
  value: string
  onValue: (value: string) => void
}

/** A text field of the editor. */
export function LineField({ onValue, ...field }: LineFieldProps) {
  const id = useId()
  const isReady = useHydrated()
  return (
    <TextField
      id={id}
      disabled={!isReady}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      {...field}
    />
  )
}

/** Of a part of the editor. */
export type PartProps = {
  words: EmailWords
  /** Faults are shown after the first try to save. */
  isFaulty: (fault: EditFault) => boolean
  email: EditedEmail
  set: (change: Partial<EditedEmail>) => void
}
