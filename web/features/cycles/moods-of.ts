import { today } from '@/base/clock'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { moodOf, readingAt } from './reading'
import { turnsOf } from './turns'

/**
 * The sentence of each classical cycle for today.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function moodsOf(birth: string) {
  return turnsOf(birth, today(), classicalCycles).flatMap((turn, place) => {
    const cycle = classicalCycles[place]
    return cycle ? [{ cycle, mood: moodOf(readingAt(turn, 0)) }] : []
  })
}
