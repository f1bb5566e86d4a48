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
  /** `YYYY-MM-DD`; a text that is not a date is passed as `defaultValue`. */
  date?: string | undefined
  fromTab?: keyof TabValues
  /** The tab value takes precedence over `date`, unless it is before `earliest`. */
  isStoredFirst?: boolean
}

/** The date field of a form, with the form's error. */
export function DateInput({ date, fromTab, isStoredFirst, onValue, ...field }: DateInputProps) {
  const { error, clear } = useFault(field.name)
  const { order } = useLocal()
  const remembered = useTabValue(fromTab)
  const isGood = isStoredFirst && remembered && remembered >= (field.earliest ?? '')
  const value = isGood ? remembered : date || remembered
  const textOf = (day: string | undefined) =>
    day ? formatDateText(day, order) : field.defaultValue
  return (
    <DateField
      key={textOf(date)}
      {...field}
      defaultValue={textOf(value) ?? ''}
      error={error}
      onValue={(typed) => {
        clear()
        onValue?.(typed)
      }}
    />
  )
}
