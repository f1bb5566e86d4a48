import type { DateFault } from './date-faults'

// Without zod and the engine, because browser code validates dates with these rules too.

/** Earliest birth date that the product accepts (engine §1, "the product's own rule"). */
export const earliestBirthDate = '1900-01-01'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is `YYYY-MM-DD` and an existing day: the engine's rule, without importing the engine. */
export function isCalendarDate(text: string): boolean {
  if (!isoDate.test(text) || text < '0001') return false
  const day = new Date(`${text}T00:00Z`)
  // Some browsers parse 30 February as 2 March, others as an invalid date.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Why a text is no calendar date; undefined when it is one. */
export function calendarFault(text: string): DateFault | undefined {
  if (isCalendarDate(text)) return undefined
  return isoDate.test(text) ? 'noSuchDay' : 'invalidDate'
}

type Limits = { earliest?: string | undefined; latest: string }

/** Why a text is no `YYYY-MM-DD` from `earliest` (default 1900-01-01) to `latest`; undefined when it is one. */
export function dateFault(text: string, { earliest, latest }: Limits): DateFault | undefined {
  const fault = calendarFault(text)
  if (fault) return fault
  if (text < (earliest ?? earliestBirthDate)) return 'dateTooEarly'
  return text > latest ? 'dateInFuture' : undefined
}

/** Whether a text is a birth date that the product accepts: 1900-01-01 to `today`. */
export const isBirthDate = (text: string, today: string) =>
  dateFault(text, { latest: today }) === undefined
