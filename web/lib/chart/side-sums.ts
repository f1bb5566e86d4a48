import { type ChakraKey, chakras } from './chakras'
import type { Phase } from './phases'
import { frozenRows, rowAt } from './rows'
import type { Seven } from './seven'

/** The chakras of each side, crown first, and the sums of their energies as doubles. */
export interface SideSums {
  readonly intake: readonly ChakraKey[]
  readonly release: readonly ChakraKey[]
  readonly intakeSum: number
  readonly releaseSum: number
}

const KEYS: readonly ChakraKey[] = chakras.map((row) => row.chakra)

// There are 128 ways to split the seven, shared by all charts. A bit is set for the release side.
const SPLITS = frozenRows(2 ** KEYS.length, (bits) => ({
  intake: Object.freeze(KEYS.filter((_, place) => !hasBit(bits, place))),
  release: Object.freeze(KEYS.filter((_, place) => hasBit(bits, place))),
}))

function hasBit(bits: number, place: number): boolean {
  return ((bits >> place) & 1) === 1
}

export function sideSumsOf(phases: Seven<Phase>): SideSums {
  let bits = 0
  let bit = 1
  let intakeSum = 0
  let releaseSum = 0
  for (const { exact, reading } of phases) {
    if (reading.side === 'intake') {
      intakeSum += exact
    } else {
      releaseSum += exact
      bits += bit
    }
    bit *= 2
  }
  const { intake, release } = rowAt(SPLITS, bits)
  return { intake, release, intakeSum, releaseSum }
}
