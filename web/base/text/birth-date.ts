// Not through the contract's door, which would bring its schemas into the browser.
import { earliestBirthDate, isCalendarDate } from '@/lib/contract/birth-date'
import { type DateOrder, parseDateText } from './date-text'

type Limits = { order: DateOrder; earliest?: string | undefined; latest: string }

/**
 * A typed date as `YYYY-MM-DD`; undefined when it is no date, no day that exists, or outside the
 * limits, of which the first is 1900-01-01 when left out (engine §1, "the product's own rule").
 */
export function readBirthDate(text: string, limits: Limits): string | undefined {
  const date = parseDateText(text, limits.order)
  if (!date || !isCalendarDate(date)) return undefined
  return date < (limits.earliest ?? earliestBirthDate) || date > limits.latest ? undefined : date
}
