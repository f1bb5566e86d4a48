import type { CycleKey } from '@krono/chart'

/**
 * One whole turn of a cycle, beginning with the first day of a range: published values of the engine
 * and the places of its two critical days. Every later day is a place in the next turn, so a year of
 * seven cycles is 266 numbers.
 */
export type CycleTurn = { cycle: CycleKey; values: readonly number[]; critical: readonly number[] }

export type Trend = 'up' | 'down'
export type Mood = 'critical' | 'high' | 'low' | 'rising' | 'falling'
export type Reading = { value: number; trend: Trend; isCritical: boolean }

/** From here on a cycle counts as high, below its negative as low (values go from −100 to 100). */
const highValue = 75

/** A cycle on the day with this place in the range. */
export function readingAt({ values, critical }: CycleTurn, day: number): Reading {
  const place = day % values.length
  const value = values[place] ?? 0
  const next = values[(place + 1) % values.length] ?? 0
  return { value, trend: trendBetween(value, next), isCritical: critical.includes(place) }
}

/** Where the cycle goes towards the next day; two equal days stand around a turn, and lead back. */
export function trendBetween(value: number, next: number): Trend {
  if (value === next) return value < 0 ? 'up' : 'down'
  return next > value ? 'up' : 'down'
}

/** The one word that chooses the sentence of a cycle on a day. */
export function moodOf({ value, trend, isCritical }: Reading): Mood {
  if (isCritical) return 'critical'
  if (value >= highValue) return 'high'
  if (value <= -highValue) return 'low'
  return trend === 'up' ? 'rising' : 'falling'
}
