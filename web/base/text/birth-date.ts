// Not through the contract's door, which would bring its schemas into the browser.
import { dateFault } from '@/lib/contract/birth-date'
import type { DateFault } from '@/lib/contract/date-faults'
import type { DateOrder } from './date-text'
import { parseDateText } from './parse-date-text'

type Limits = { order: DateOrder; earliest?: string | undefined; latest: string }

/**
 * A typed date as `YYYY-MM-DD`, or what is wrong with it: no date, no day that exists, or outside the
 * limits, of which the first is 1900-01-01 when left out (engine §1, "the product's own rule").
 */
export function evaluateDateText(
  text: string,
  { order, ...limits }: Limits,
): { date: string; fault?: undefined } | { date?: undefined; fault: DateFault } {
  const date = parseDateText(text, order, limits.latest)
  if (!date) return { fault: 'invalidDate' }
  const fault = dateFault(date, limits)
  return fault ? { fault } : { date }
}

/** A typed date as `YYYY-MM-DD`; undefined when anything is wrong with it. */
export const readBirthDate = (text: string, limits: Limits) => evaluateDateText(text, limits).date
