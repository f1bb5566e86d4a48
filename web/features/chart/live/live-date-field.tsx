'use client'

import type { ComponentProps } from 'react'
import { DateField } from '@/ui/date-field/date-field'
import { publishDateText } from './date-text-channel'

/** A date field that publishes its text to the drawing of the page. */
export function LiveDateField(props: ComponentProps<typeof DateField>) {
  return <DateField {...props} onValue={publishDateText} />
}
