import { dateOf, dayNumberOf } from '@krono/chart'
import type { TurningDay } from './critical-days'
import { cycleOrder } from './cycle-list'
import type { DayRange } from './range'
import type { CycleTurn } from './reading'
import { turnsOf } from './turns'

/** Whether a cycle has its maximum on this day of a range; of two equal days the first. */
export function isPeak({ values }: CycleTurn, day: number): boolean {
  const count = values.length
  const at = (place: number) => values[((place % count) + count) % count] ?? 0
  return at(day) > 0 && at(day) > at(day - 1) && at(day) >= at(day + 1)
}

/**
 * The days of a range on which at least one cycle has its maximum, with those cycles, the classical ones first.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function peakDaysOf(birth: string, { from, days }: Pick<DayRange, 'from' | 'days'>) {
  const first = dayNumberOf(from)
  const turns = turnsOf(birth, from, cycleOrder)
  return Array.from({ length: days }, (_, place) => place)
    .map(
      (place): TurningDay => ({
        day: dateOf(first + place),
        cycles: turns.filter((turn) => isPeak(turn, place)).map((turn) => turn.cycle),
      }),
    )
    .filter((row) => row.cycles.length > 0)
}
