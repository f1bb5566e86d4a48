import type { CycleDay, CycleKey } from '@krono/chart'
import { cycleOrder } from './cycle-list'

/** A day with an event in some cycles. */
export type TurningDay = { day: string; cycles: CycleKey[] }

/** The days on which at least one cycle crosses zero, with those cycles, the classical ones first. */
export function criticalDaysOf(days: readonly CycleDay[]): TurningDay[] {
  return days
    .map(({ day, cycles }) => ({ day, cycles: cycleOrder.filter((key) => cycles[key].critical) }))
    .filter((row) => row.cycles.length > 0)
}
