import { settle } from './rounding'

/** Largest spread of the three points that counts as level (engine §4). */
export const contourLimit = 10

/** The shape of the line through the energies of the physical, heart and intellectual cycles, from the bottom up. */
export type Contour = 'level' | 'hill' | 'valley' | 'rising' | 'falling'

interface ContourPoints {
  readonly lower: number
  readonly middle: number
  readonly upper: number
}

/** The contour of three doubles, which are settled before the comparison (engine §4, §8). */
export function contourOf(points: ContourPoints, limit: number = contourLimit): Contour {
  const lower = settle(points.lower)
  const middle = settle(points.middle)
  const upper = settle(points.upper)
  const spread = settle(Math.max(lower, middle, upper) - Math.min(lower, middle, upper))
  if (spread <= limit) return 'level'
  if (middle >= lower && middle >= upper) return 'hill'
  if (middle <= lower && middle <= upper) return 'valley'
  return upper > lower ? 'rising' : 'falling'
}
