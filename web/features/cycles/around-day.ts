import { dayNumberOf } from '@krono/chart'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { rangeWithin } from './range'
import { turnsOf } from './turns'

const days = 29
const before = 14

/**
 * The three classical cycles two weeks around a day; `lived` is the age in days on the first of them.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function aroundDay(birth: string, day: string) {
  const range = rangeWithin(birth, day, { days, before })
  const turns = turnsOf(birth, range.from, classicalCycles)
  return { range, turns, lived: dayNumberOf(range.from) - dayNumberOf(birth) }
}
