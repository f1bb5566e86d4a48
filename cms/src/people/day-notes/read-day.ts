import { isCalendarDate } from '@krono/contract'
import { fieldError } from '../../platform/lib/app-error'

/** The day in a path. Throws invalidDate if it is invalid. */
export function readDay(text: string): string {
  if (!isCalendarDate(text)) throw fieldError('invalidDate', 'day')
  return text
}
