'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { parseDateText } from '@/base/text/parse-date-text'
import { DateField } from '@/ui/date-field/date-field'
import { useLocal } from '@/ui/local/local'

/**
 * The day's field follows the address: a day found by dragging the line is the day that the form
 * sends next. It begins anew when the address or the server's judgement changes.
 */
export function DayField(props: ComponentProps<typeof DateField>) {
  const { order } = useLocal()
  const inAddress = useSearchParams().get('day') ?? ''
  const date = parseDateText(inAddress, order)
  const value = date && !props.message ? formatDateText(date, order) : props.defaultValue
  return <DateField {...props} key={`${inAddress} ${props.message}`} defaultValue={value} />
}
