import type { SequenceStep } from '@krono/contract'
import { dayAfter, dayAt, instantAt } from '../../platform/lib/dates'

type Timing = Pick<SequenceStep, 'days' | 'hour'>

const two = (number: number) => String(number).padStart(2, '0')

/** The instant of a whole hour of a day; an hour that the change to summer time skips is one hour later. */
export const hourOf = (day: string, hour: number, timeZone: string): Date =>
  instantAt({ day, time: `${two(hour)}:00:00`, timeZone })

/**
 * When a step is due, counted from an instant: so many calendar days later in the time zone, at its hour; at once if
 * that has passed. So it is always on the day that its number of days says.
 */
export function dueOf(from: Date, { days, hour }: Timing, timeZone: string): Date {
  const due = hourOf(dayAfter(dayAt(from, timeZone), days), hour, timeZone)
  return due < from ? from : due
}

/** The same hour on the next day. */
export const nextDayAt = (at: Date, hour: number, timeZone: string): Date =>
  hourOf(dayAfter(dayAt(at, timeZone), 1), hour, timeZone)
