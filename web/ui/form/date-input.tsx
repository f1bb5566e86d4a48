'use client'

import type { ComponentProps } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { DateField } from '@/ui/date-field/date-field'
import { useLocal } from '@/ui/local/local'
import { useFault } from './form-context'
import type { TabValues } from './tab-values'
import { useTabValue } from './use-tab-value'

type DateInputProps = Omit<ComponentProps<typeof DateField>, 'error'> & {
  name: string
  /** `YYYY-MM-DD`; what is none stands in `defaultValue` */
  date?: string | undefined
  fromTab?: keyof TabValues
  /** What was typed here before is more than `date`, while it is no day that has passed. */
  isKeptFirst?: boolean
}

/** The date field of a form: what the form found wrong stands at it. */
export function DateInput({ date, fromTab, isKeptFirst, onValue, ...field }: DateInputProps) {
  const { error, forget } = useFault(field.name)
  const { order } = useLocal()
  const remembered = useTabValue(fromTab)
  const isGood = isKeptFirst && remembered && remembered >= (field.earliest ?? '')
  const value = isGood ? remembered : date || remembered
  const text = value ? formatDateText(value, order) : field.defaultValue
  return (
    <DateField
      key={text}
      {...field}
      defaultValue={text ?? ''}
      error={error}
      onValue={(typed) => {
        forget()
        onValue?.(typed)
      }}
    />
  )
}
