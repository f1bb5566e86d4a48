import type { ByCycle } from './chakras'
import { type CycleReading, cyclesAfter } from './cycle-rows'
import { dayNumberOf } from './date'
import { dateOf } from './date-of'
import { DayBeforeBirthError, RangeLengthError } from './errors'
import { engineVersion } from './version'

const LONGEST_RANGE_DAYS = 366

/** The seven cycles of one day; the rows of the cycles are shared and frozen. */
export interface CycleDay {
  readonly day: string
  readonly cycles: ByCycle<CycleReading>
}

/** The energy cycle of one day. */
export interface Cycle extends CycleDay {
  readonly engineVersion: string
  readonly birth: string
}

/** The energy cycle of consecutive days. */
export interface CycleRange {
  readonly engineVersion: string
  readonly birth: string
  readonly days: readonly CycleDay[]
}

// A day before the birth is refused (engine §7).
function daysLived(birth: string, day: string): number {
  const days = dayNumberOf(day) - dayNumberOf(birth)
  if (days < 0) throw new DayBeforeBirthError()
  return days
}

/**
 * The energy cycle of a day (engine §7).
 * @param birth birth date, `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`, the birth or later
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function cycleOf(birth: string, day: string): Cycle {
  return { engineVersion, birth, day, cycles: cyclesAfter(daysLived(birth, day)) }
}

/**
 * The energy cycle of consecutive days (engine §7).
 * @param birth birth date, `YYYY-MM-DD`
 * @param from the first day, `YYYY-MM-DD`, the birth or later
 * @param days how many days, 1 to 366
 * @throws RangeLengthError, DayBeforeBirthError, InvalidDateError (also for a range past 9999-12-31)
 */
export function cycleRangeOf(birth: string, from: string, days: number): CycleRange {
  const isRightLength = Number.isInteger(days) && days >= 1 && days <= LONGEST_RANGE_DAYS
  if (!isRightLength) throw new RangeLengthError()

  const lived = daysLived(birth, from)
  const first = dayNumberOf(from)
  const rows = Array.from({ length: days }, (_, index) => ({
    day: dateOf(first + index),
    cycles: cyclesAfter(lived + index),
  }))
  return { engineVersion, birth, days: rows }
}
