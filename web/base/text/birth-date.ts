// Not from the contract's index, which would bring its schemas into the browser.
import { dateFault } from '@/lib/contract/birth-date'
import type { DateFault } from '@/lib/contract/date-faults'
import type { DateOrder } from './date-text'
import { parseDateText } from './parse-date-text'

type Limits = { order: DateOrder; earliest?: string | undefined; latest: string }

/**
 * A typed date as `YYYY-MM-DD`, or its fault: not a date, not an existing day, or outside the limits. `earliest` is
 * 1900-01-01 by default (engine §1, "the product's own rule").
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

/** A typed date as `YYYY-MM-DD`; undefined if it is invalid. */
export const readBirthDate = (text: string, limits: Limits) => evaluateDateText(text, limits).date
