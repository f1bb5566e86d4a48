import { numberAt, padded } from './digits'
import { InvalidDateError } from './errors'

// The arithmetic counts years from March, so that the leap day comes last, and from the year −4800,
// so that every number is positive (Julian Day Number of the proleptic Gregorian calendar).
const YEAR_OFFSET = 4800
const DAY_OFFSET = 32045
const DAYS_IN_400_YEARS = 146097
const DAYS_IN_4_YEARS = 1461
const DAYS_IN_5_MONTHS = 153

const FIRST_DAY_NUMBER = 1721426 // 0001-01-01
const LAST_DAY_NUMBER = 5373484 // 9999-12-31
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

// 0 for a month that does not exist, so that no day fits it.
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
  // Asked this way round because a comparison with NaN is false.
  const exists = year >= 1 && day >= 1 && day <= daysInMonth(year, month)
  if (!exists) throw new InvalidDateError()

  const beforeMarch = month < 3 ? 1 : 0
  const years = year + YEAR_OFFSET - beforeMarch
  const months = month + 12 * beforeMarch - 3
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return day + Math.floor((DAYS_IN_5_MONTHS * months + 2) / 5) + 365 * years + leapDays - DAY_OFFSET
}

/**
 * The civil date `YYYY-MM-DD` of a Julian Day Number: dayNumberOf turned round.
 * @throws InvalidDateError for a number that is not whole or lies outside 0001-01-01 to 9999-12-31
 */
export function dateOf(dayNumber: number): string {
  const isInCalendar = dayNumber >= FIRST_DAY_NUMBER && dayNumber <= LAST_DAY_NUMBER
  if (!isInCalendar || !Number.isInteger(dayNumber)) throw new InvalidDateError()

  const days = dayNumber + DAY_OFFSET - 1
  const centuries = Math.floor((4 * days + 3) / DAYS_IN_400_YEARS)
  const dayOfCentury = days - Math.floor((DAYS_IN_400_YEARS * centuries) / 4)
  const years = Math.floor((4 * dayOfCentury + 3) / DAYS_IN_4_YEARS)
  const dayOfYear = dayOfCentury - Math.floor((DAYS_IN_4_YEARS * years) / 4)
  const months = Math.floor((5 * dayOfYear + 2) / DAYS_IN_5_MONTHS)
  const beforeMarch = months < 10 ? 0 : 1

  const year = 100 * centuries + years - YEAR_OFFSET + beforeMarch
  const month = months + 3 - 12 * beforeMarch
  const day = dayOfYear - Math.floor((DAYS_IN_5_MONTHS * months + 2) / 5) + 1
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}
