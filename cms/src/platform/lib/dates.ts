import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns-4/addDays'
import { addMonths as addMonthsIn } from 'date-fns-4/addMonths'
import { formatISO } from 'date-fns-4/formatISO'
import { getHours } from 'date-fns-4/getHours'
import { parseISO } from 'date-fns-4/parseISO'

const inUtc = tz('UTC')

/** The day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayAt = (instant: Date, timeZone: string): string =>
  formatISO(instant, { representation: 'date', in: tz(timeZone) })

/** The hour of an instant in a time zone, 0 to 23. */
export const hourAt = (instant: Date, timeZone: string): number =>
  getHours(instant, { in: tz(timeZone) })

/** The day (`YYYY-MM-DD`) this many days later. */
export const dayAfter = (day: string, days: number): string =>
  formatISO(addDays(day, days, { in: inUtc }), { representation: 'date' })

/**
 * The same local day and time this many months later, or the last day of a shorter month. A time skipped by the change
 * to summer time becomes one hour later.
 */
export const addMonths = (from: Date, months: number, timeZone: string): Date =>
  new Date(addMonthsIn(from, months, { in: tz(timeZone) }).getTime())

type Moment = { day: string; time: string; timeZone: string }

/**
 * The instant of a local day (`YYYY-MM-DD`) and time (`HH:MM:SS`). A time skipped by the change to summer time becomes
 * one hour later; for an ambiguous time either is returned.
 */
export const instantAt = ({ day, time, timeZone }: Moment): Date =>
  new Date(parseISO(`${day}T${time}`, { in: tz(timeZone) }).getTime())
