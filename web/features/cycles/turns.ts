import { type CycleKey, chakras, cycleRangeOf } from '@krono/chart'
import type { CycleTurn } from './reading'

const periods = new Map<CycleKey, number>(chakras.map((row) => [row.cycle, row.period]))

/** The period of a cycle in days (engine §2). */
export const periodOf = (cycle: CycleKey) => periods.get(cycle) ?? 0

/**
 * A period of each given cycle, from the first day of a range.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function turnsOf(birth: string, from: string, cycles: readonly CycleKey[]): CycleTurn[] {
  return cycles.map((cycle) => {
    const { days } = cycleRangeOf(birth, from, periodOf(cycle))
    const critical = days.flatMap((row, place) => (row.cycles[cycle].critical ? [place] : []))
    return { cycle, values: days.map((row) => row.cycles[cycle].value), critical }
  })
}
