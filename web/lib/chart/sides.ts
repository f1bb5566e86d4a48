import type { ChakraKey } from './chakras'
import { publish, settle } from './rounding'
import type { SideSums } from './side-sums'

/** Largest difference of the two sums that counts as balanced (engine §4). */
export const balanceLimit = 35

export type Dominant = 'intake' | 'release' | 'balanced'

/** The chakras of each side, crown first, the published sums of their energies, and the dominant side. */
export interface Sides {
  readonly intake: readonly ChakraKey[]
  readonly release: readonly ChakraKey[]
  readonly intakeEnergy: number
  readonly releaseEnergy: number
  readonly dominant: Dominant
}

/** The side with the larger sum (both sums are doubles), or neither (engine §4). */
export function dominantOf(
  intakeSum: number,
  releaseSum: number,
  limit: number = balanceLimit,
): Dominant {
  const difference = settle(intakeSum - releaseSum)
  if (Math.abs(difference) <= limit) return 'balanced'
  return difference > 0 ? 'intake' : 'release'
}

export function sidesOf({ intake, release, intakeSum, releaseSum }: SideSums): Sides {
  return {
    intake,
    release,
    intakeEnergy: publish(intakeSum),
    releaseEnergy: publish(releaseSum),
    dominant: dominantOf(intakeSum, releaseSum),
  }
}
