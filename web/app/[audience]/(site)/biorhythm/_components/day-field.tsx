'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { parseDateText } from '@/base/text/parse-date-text'
import { DateField } from '@/ui/date-field/date-field'
import { useLocal } from '@/ui/local/local'

/**
 * The date field of the day. It follows the address, so that a day selected by dragging the line is submitted with the
 * form. It is reset when the address or the server's validation result changes.
 */
export function DayField(props: ComponentProps<typeof DateField>) {
  const { order } = useLocal()
  const inAddress = useSearchParams().get('day') ?? ''
  const date = parseDateText(inAddress, order)
  const value = date && !props.message ? formatDateText(date, order) : props.defaultValue
  return <DateField {...props} key={`${inAddress} ${props.message}`} defaultValue={value} />
}
