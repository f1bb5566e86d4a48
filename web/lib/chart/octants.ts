import type { Level } from './levels'
import { rowAt } from './rows'

/** The direction in which the energy of a chakra flows. */
export type Side = 'intake' | 'release'

interface OctantRow {
  readonly octant: number
  readonly level: Level
  readonly side: Side
}

// Engine §3.
const OCTANTS = [
  { octant: 0, level: 'aboveAverage', side: 'intake' },
  { octant: 1, level: 'extremelyHigh', side: 'intake' },
  { octant: 2, level: 'extremelyHigh', side: 'release' },
  { octant: 3, level: 'aboveAverage', side: 'release' },
  { octant: 4, level: 'average', side: 'release' },
  { octant: 5, level: 'low', side: 'release' },
  { octant: 6, level: 'low', side: 'intake' },
  { octant: 7, level: 'average', side: 'intake' },
] as const satisfies readonly OctantRow[]

export type Octant = (typeof OCTANTS)[number]['octant']

/** The eighth of the cycle in which a phase lies, with its level and side. */
export function octantOf({ phase, period }: { phase: number; period: number }) {
  return rowAt<(typeof OCTANTS)[number]>(OCTANTS, Math.floor((8 * phase) / period))
}
