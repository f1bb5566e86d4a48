import {
  type CycleKey,
  type CycleReading,
  chakras,
  cycleOf,
  dateOf,
  dayNumberOf,
} from '@krono/chart'
import type { CycleState } from '@krono/contract'

const isIn: Readonly<Record<CycleState, (reading: CycleReading) => boolean>> = {
  critical: ({ critical }) => critical,
  above: ({ value, critical }) => value > 0 && !critical,
  below: ({ value, critical }) => value < 0 && !critical,
}

type Wish = { cycle: CycleKey; state: CycleState; day: string }

const periodOf = (cycle: CycleKey) => chakras.find((row) => row.cycle === cycle)?.period ?? 1

/**
 * The birth days whose cycle is in a state on a day, in set form: as residues of the day number of birth modulo the
 * cycle's period. One period of births is read from the engine; all others repeat it.
 */
export function birthResidues({ cycle, state, day }: Wish): { period: number; residues: number[] } {
  const period = periodOf(cycle)
  const last = dayNumberOf(day)
  const births = Array.from({ length: period }, (_, lived) => last - lived)
  const residues = births
    .filter((birth) => isIn[state](cycleOf(dateOf(birth), day).cycles[cycle]))
    .map((birth) => birth % period)
  return { period, residues: residues.sort((a, b) => a - b) }
}
