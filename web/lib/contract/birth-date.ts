import type { DateFault } from './date-faults'

// Without zod and the engine: browsers judge dates by these rules too.

/** First birth date that the product takes (engine §1, "the product's own rule"). */
export const earliestBirthDate = '1900-01-01'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is `YYYY-MM-DD` and a day that exists: the engine's rule, without the engine. */
export function isCalendarDate(text: string): boolean {
  if (!isoDate.test(text) || text < '0001') return false
  const day = new Date(`${text}T00:00Z`)
  // 30 February is 2 March for one browser, and no day for another.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Why a text is no day of the calendar; undefined when it is one. */
export function calendarFault(text: string): DateFault | undefined {
  if (isCalendarDate(text)) return undefined
  return isoDate.test(text) ? 'noSuchDay' : 'invalidDate'
}

type Limits = { earliest?: string | undefined; latest: string }

/** Why `YYYY-MM-DD` is no day from `earliest` (1900-01-01 when left out) to `latest`; undefined when it is one. */
export function dateFault(text: string, { earliest, latest }: Limits): DateFault | undefined {
  const fault = calendarFault(text)
  if (fault) return fault
  if (text < (earliest ?? earliestBirthDate)) return 'dateTooEarly'
  return text > latest ? 'dateInFuture' : undefined
}

/** Whether a text is a birth date of the product: 1900-01-01 up to `today`. */
export const isBirthDate = (text: string, today: string) =>
  dateFault(text, { latest: today }) === undefined
