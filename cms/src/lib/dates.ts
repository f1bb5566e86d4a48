import { tz } from '@date-fns/tz'
import { addDays } from 'date-fns-4/addDays'
import { addMonths as addMonthsIn } from 'date-fns-4/addMonths'
import { formatISO } from 'date-fns-4/formatISO'
import { getHours } from 'date-fns-4/getHours'
import { parseISO } from 'date-fns-4/parseISO'

const inUtc = tz('UTC')

/** The day of an instant somewhere, as `YYYY-MM-DD`. */
export const dayAt = (instant: Date, timeZone: string): string =>
  formatISO(instant, { representation: 'date', in: tz(timeZone) })

/** The full hour that the clocks of a place show, 0 to 23. */
export const hourAt = (instant: Date, timeZone: string): number =>
  getHours(instant, { in: tz(timeZone) })

/** The day (`YYYY-MM-DD`) so many days later. */
export const dayAfter = (day: string, days: number): string =>
  formatISO(addDays(day, days, { in: inUtc }), { representation: 'date' })

/**
 * The same day and time by the clocks of a place so many months later, or the last day of a month that has no such
 * day. What the change to summer time leaves out is an hour later.
 */
export const addMonths = (from: Date, months: number, timeZone: string): Date =>
  new Date(addMonthsIn(from, months, { in: tz(timeZone) }).getTime())

type Moment = { day: string; time: string; timeZone: string }

/**
 * The instant at which the clocks of a place show a day (`YYYY-MM-DD`) and a time (`HH:MM:SS`). A time that
 * the change to summer time leaves out is an hour later; of one that comes twice it is the one or the other.
 */
export const instantAt = ({ day, time, timeZone }: Moment): Date =>
  new Date(parseISO(`${day}T${time}`, { in: tz(timeZone) }).getTime())
