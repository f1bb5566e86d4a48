import type { Pair } from '@krono/chart'

/** The harmony of two people, in either order; NaN for a person with themselves. */
export function harmonyLookup(pairs: readonly Pair[]) {
  const known = new Map(pairs.map(({ a, b, harmony }) => [keyOf(a, b), harmony]))
  return (one: number, other: number) => known.get(keyOf(one, other)) ?? Number.NaN
}

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`

const mostBonds = 3

/**
 * The strongest and the weakest bonds of a group, at most three each and no pair in both; the most extreme first. On a
 * tie, the first in the list.
 */
export function bondsOf(pairs: readonly Pair[]): { strongest: Pair[]; hardest: Pair[] } {
  const count = Math.min(mostBonds, Math.floor(pairs.length / 2))
  return {
    strongest: pairs.toSorted((one, other) => other.harmony - one.harmony).slice(0, count),
    hardest: pairs.toSorted((one, other) => one.harmony - other.harmony).slice(0, count),
  }
}

/**
 * Limits of the product rule: a pair below `distantBelow` is distant; a bridge is closer to both by at least
 * `leadFrom`.
 */
export const bridgeLimits = { distantBelow: 40, leadFrom: 15 } as const

export type Bridge = Pair & {
  /** Indices of the people closest to both. */
  by: number[]
  /** The smaller of the bridge's two harmonies. */
  least: number
}

/**
 * The bridge of each distant pair: the third person with the largest smaller harmony with both, provided that it
 * exceeds the pair's by 15 or more. The most distant pair first.
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
  // Integer tenths: 54.9 − 39.9 is not 15 in floating point.
  const lead = Math.round(least * 10) - Math.round(pair.harmony * 10)
  if (lead < bridgeLimits.leadFrom * 10) return undefined
  return { ...pair, by: others.filter((place) => leastOf(place) === least), least }
}
