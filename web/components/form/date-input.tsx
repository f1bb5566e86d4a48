'use client'

import type { ComponentProps } from 'react'
import { DateField } from '@/components/date-field/date-field'
import { formatDateText } from '@/lib/date-text'
import { useFault } from './form-context'
import { useKept } from './kept'
import type { Kept } from './kept-values'

type DateInputProps = Omit<ComponentProps<typeof DateField>, 'error' | 'onValue'> & {
  name: string
  /** `YYYY-MM-DD` */
  date?: string | undefined
  kept?: keyof Kept
}

/** The date field of a form: what the form found wrong stands at it. */
export function DateInput({ date, kept, ...field }: DateInputProps) {
  const { error, forget } = useFault(field.name)
  const remembered = useKept(kept)
  const value = date || remembered
  const text = value ? formatDateText(value, field.order) : undefined
  return (
    <DateField key={text} {...field} defaultValue={text ?? ''} error={error} onValue={forget} />
  )
}
