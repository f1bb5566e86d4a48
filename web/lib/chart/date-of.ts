import {
  DAY_OFFSET,
  DAYS_IN_4_YEARS,
  DAYS_IN_5_MONTHS,
  DAYS_IN_400_YEARS,
  YEAR_OFFSET,
} from './calendar'
import { padded } from './digits'
import { InvalidDateError } from './errors'

const FIRST_DAY_NUMBER = 1721426 // 0001-01-01
const LAST_DAY_NUMBER = 5373484 // 9999-12-31

/**
 * The civil date `YYYY-MM-DD` of a Julian Day Number: the inverse of dayNumberOf.
 * @throws InvalidDateError for a number that is not an integer or is outside 0001-01-01 to 9999-12-31
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
