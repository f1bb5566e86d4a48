import { type ByCycle, type ChakraRow, chakras } from './chakras'
import { publish } from './rounding'
import { frozenRows, rowInTurn } from './rows'
import { byCycle, mapSeven } from './seven'

/** One cycle on one day: the published value (−100 to 100), and whether the cycle crosses zero. */
export interface CycleReading {
  readonly value: number
  readonly critical: boolean
}

// Engine §7.
function cycleRow(phase: number, period: number): CycleReading {
  const value = publish(100 * Math.sin((2 * Math.PI * phase) / period))
  return { value, critical: phase === 0 || phase === Math.floor(period / 2) }
}

const CYCLES = mapSeven<ChakraRow, readonly CycleReading[]>(chakras, ({ period }) =>
  frozenRows(period, (phase) => cycleRow(phase, period)),
)

/** The seven cycles `days` days after the birth; the rows are shared by all callers. */
export function cyclesAfter(days: number): ByCycle<CycleReading> {
  return byCycle(CYCLES, (rows) => rowInTurn(rows, days))
}
