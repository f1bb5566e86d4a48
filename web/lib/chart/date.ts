import { DAY_OFFSET, DAYS_IN_5_MONTHS, YEAR_OFFSET } from './calendar'
import { numberAt } from './digits'
import { InvalidDateError } from './errors'

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

// 0 for a month that does not exist, so that no day is valid in it.
function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)
}

/**
 * The Julian Day Number of a civil date (2000-01-01 is 2451545), engine §1.
 * @throws InvalidDateError for anything but `YYYY-MM-DD`, year 0001 to 9999, a day that exists
 */
export function dayNumberOf(date: string): number {
  if (typeof date !== 'string' || date.length !== 10) throw new InvalidDateError()
  if (date[4] !== '-' || date[7] !== '-') throw new InvalidDateError()
  const year = numberAt(date, 0, 4)
  const month = numberAt(date, 5, 7)
  const day = numberAt(date, 8, 10)
  // Written without negation, because comparisons with NaN are false.
  const exists = year >= 1 && day >= 1 && day <= daysInMonth(year, month)
  if (!exists) throw new InvalidDateError()

  const beforeMarch = month < 3 ? 1 : 0
  const years = year + YEAR_OFFSET - beforeMarch
  const months = month + 12 * beforeMarch - 3
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return day + Math.floor((DAYS_IN_5_MONTHS * months + 2) / 5) + 365 * years + leapDays - DAY_OFFSET
}
