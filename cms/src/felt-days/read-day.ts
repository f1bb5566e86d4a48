import { isCalendarDate } from '@krono/contract'
import { fieldError } from '../lib/app-error'

/** The day in a path. Throws invalidDate where it is none. */
export function readDay(text: string): string {
  if (!isCalendarDate(text)) throw fieldError('invalidDate', 'day')
  return text
}
