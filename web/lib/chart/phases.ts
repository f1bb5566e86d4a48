import { type ChakraKey, type ChakraRow, chakras } from './chakras'
import type { Level } from './levels'
import { type Octant, octantOf, type Side } from './octants'
import { publish, settle } from './rounding'
import { frozenRows, rowInTurn } from './rows'
import { mapSeven, type Seven } from './seven'
import type { ExactRow } from './sums'

/** One chakra on one date; the energies are published (0 to 100, one decimal). */
export interface ChakraReading {
  readonly energy: number
  readonly octant: Octant
  readonly level: Level
  readonly side: Side
  readonly intakeContour: number
  readonly releaseContour: number
}

/** The character of a chart: its strongest chakra and the side of this chakra. */
export type Character = `${ChakraKey}-${Side}`

/** One phase of one cycle: a double for sums, the settled number for comparisons, the published row. */
export interface Phase extends ExactRow {
  readonly settled: number
  /** The octant as a digit of the formula. */
  readonly digit: string
  readonly reading: ChakraReading
  /** The character of the chart if this is its strongest chakra. */
  readonly character: Character
}

// Engine §3.
function phaseRow({ chakra, period }: ChakraRow, phase: number): Phase {
  const angle = (2 * Math.PI * phase) / period
  const energy = 50 + 50 * Math.sin(angle)
  const { octant, level, side } = octantOf({ phase, period })
  const reading = Object.freeze({
    energy: publish(energy),
    octant,
    level,
    side,
    intakeContour: publish((energy * (1 + Math.cos(angle))) / 2),
    releaseContour: publish((energy * (1 - Math.cos(angle))) / 2),
  })
  return {
    exact: energy,
    settled: settle(energy),
    digit: String(octant),
    reading,
    character: `${chakra}-${side}`,
  }
}

const PHASES = mapSeven<ChakraRow, readonly Phase[]>(chakras, (row) =>
  frozenRows(row.period, (phase) => phaseRow(row, phase)),
)

/** The phases of the seven cycles on a day; the rows are shared by all callers. */
export function phasesOn(dayNumber: number): Seven<Phase> {
  return mapSeven(PHASES, (rows) => rowInTurn(rows, dayNumber))
}
