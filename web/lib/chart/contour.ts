import { settle } from './rounding'

const LEVEL_LIMIT = 10 // engine §4

/** The shape of the line through the energies of the physical, heart and intellectual cycles, from the bottom up. */
export type Contour = 'level' | 'hill' | 'valley' | 'rising' | 'falling'

interface ContourPoints {
  readonly lower: number
  readonly middle: number
  readonly upper: number
}

/** The contour of three doubles, which are settled before the comparison (engine §4, §8). */
export function contourOf(points: ContourPoints): Contour {
  const lower = settle(points.lower)
  const middle = settle(points.middle)
  const upper = settle(points.upper)
  const spread = settle(Math.max(lower, middle, upper) - Math.min(lower, middle, upper))
  if (spread <= LEVEL_LIMIT) return 'level'
  if (middle >= lower && middle >= upper) return 'hill'
  if (middle <= lower && middle <= upper) return 'valley'
  return upper > lower ? 'rising' : 'falling'
}
