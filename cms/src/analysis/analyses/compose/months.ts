import { dateOf, dayNumberOf } from '@krono/chart'
import { addMonths, dayAt } from '../../../platform/lib/dates'

/** A calendar month, or the rest of one. */
export type Month = {
  /** `YYYY-MM` */
  month: string
  /** `YYYY-MM-DD` */
  from: string
  days: number
}

const monthsAhead = 12

/** The rest of a day's month, including that day, and the twelve months after it. */
export function monthsFrom(day: string): Month[] {
  return Array.from({ length: monthsAhead + 1 }, (_, ahead) => {
    const from = ahead === 0 ? day : firstDay(day, ahead)
    const next = firstDay(day, ahead + 1)
    return { month: from.slice(0, 7), from, days: dayNumberOf(next) - dayNumberOf(from) }
  })
}

/** The last of these days. */
export const yearEndOf = (day: string): string =>
  dateOf(dayNumberOf(firstDay(day, monthsAhead + 1)) - 1)

/** The first day of the month that is `ahead` months after the month of a day. */
const firstDay = (day: string, ahead: number): string =>
  dayAt(addMonths(new Date(`${day.slice(0, 7)}-01`), ahead, 'UTC'), 'UTC')
