'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { formatDateText, parseDateText } from '@/base/text/date-text'
import { DateField } from '@/ui/date-field/date-field'

/**
 * The day's field follows the address: a day found by dragging the line is the day that the form
 * sends next. It begins anew when the address or the server's judgement changes.
 */
export function DayField(props: ComponentProps<typeof DateField>) {
  const inAddress = useSearchParams().get('day') ?? ''
  const date = parseDateText(inAddress, props.order)
  const value = date && !props.isInvalid ? formatDateText(date, props.order) : props.defaultValue
  return (
    <DateField
      {...props}
      key={`${inAddress} ${props.words.invalid}`}
      name="day"
      defaultValue={value}
    />
  )
}
