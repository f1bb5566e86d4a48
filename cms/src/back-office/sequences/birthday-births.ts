import { dayNumberOf } from '@krono/chart'
import { earliestBirthDate, isCalendarDate } from '@krono/contract'

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Whether a day is the last of February in a year without the 29th. */
const isShortFebruaryEnd = (day: string) =>
  day.endsWith('-02-28') && !isCalendarDate(`${day.slice(0, 4)}-02-29`)

/**
 * The births, as day numbers, whose birthday is on a day: the same day of every earlier year. A birthday of 29 February
 * is on the 28th in a year without it, as a term of years ends on the last day of a shorter month (Hungarian Civil
 * Code, 8:3).
 */
export function birthdayBirths(day: string): number[] {
  const monthDays = isShortFebruaryEnd(day) ? ['-02-28', '-02-29'] : [day.slice(4)]
  const first = yearOf(earliestBirthDate)
  const years = Array.from({ length: yearOf(day) - first }, (_, after) => first + after)
  return years
    .flatMap((year) => monthDays.map((monthDay) => `${year}${monthDay}`))
    .filter(isCalendarDate)
    .map(dayNumberOf)
}
