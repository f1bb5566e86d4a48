import type { Pair } from '@krono/chart'

/** The harmony of two people, both ways; NaN for a person with themselves. */
export function harmonyLookup(pairs: readonly Pair[]) {
  const known = new Map(pairs.map(({ a, b, harmony }) => [keyOf(a, b), harmony]))
  return (one: number, other: number) => known.get(keyOf(one, other)) ?? Number.NaN
}

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`

const mostBonds = 3

/**
 * The strongest and the hardest bonds of a group, three each at most and no pair among both; the
 * strongest and the hardest stand first. On a tie those who come first in the list.
 */
export function bondsOf(pairs: readonly Pair[]): { strongest: Pair[]; hardest: Pair[] } {
  const count = Math.min(mostBonds, Math.floor(pairs.length / 2))
  return {
    strongest: pairs.toSorted((one, other) => other.harmony - one.harmony).slice(0, count),
    hardest: pairs.toSorted((one, other) => one.harmony - other.harmony).slice(0, count),
  }
}

/** Below this a pair is far apart, and a bridge is by so much closer to both (product's rule). */
export const bridgeLimits = { distantBelow: 40, leadFrom: 15 } as const

export type Bridge = Pair & {
  /** Places of those who stand closest to both. */
  by: number[]
  /** The smaller of the bridge's two harmonies. */
  least: number
}

/**
 * The bridge of each distant pair: the third person with the largest smaller harmony with the two, provided that it is
 * by 15 or more above the pair's. The most distant pair first.
 */
export function bridgesOf(pairs: readonly Pair[], count: number): Bridge[] {
  const harmonyOf = harmonyLookup(pairs)
  return pairs
    .filter(({ harmony }) => harmony < bridgeLimits.distantBelow)
    .flatMap((pair) => bridgeOf(pair, { harmonyOf, count }) ?? [])
    .sort((one, other) => one.harmony - other.harmony)
}

type Circle = { harmonyOf: (one: number, other: number) => number; count: number }

function bridgeOf(pair: Pair, { harmonyOf, count }: Circle): Bridge | undefined {
  const others = Array.from({ length: count }, (_, place) => place).filter(
    (place) => place !== pair.a && place !== pair.b,
  )
  const leastOf = (place: number) => Math.min(harmonyOf(place, pair.a), harmonyOf(place, pair.b))
  const least = Math.max(...others.map(leastOf))
  // Whole tenths: 54.9 − 39.9 is not 15 in floating point.
  const lead = Math.round(least * 10) - Math.round(pair.harmony * 10)
  if (lead < bridgeLimits.leadFrom * 10) return undefined
  return { ...pair, by: others.filter((place) => leastOf(place) === least), least }
}
