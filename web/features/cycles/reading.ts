import type { CycleKey } from '@krono/chart'

/**
 * One period of a cycle from the first day of a range: values of the engine and the indices of its two critical days.
 * Each later day is an index in the next period, so a year of seven cycles is 266 numbers.
 */
export type CycleTurn = { cycle: CycleKey; values: readonly number[]; critical: readonly number[] }

export type Trend = 'up' | 'down'
export type Mood = 'critical' | 'high' | 'low' | 'rising' | 'falling'
export type Reading = { value: number; trend: Trend; isCritical: boolean }

/** From this value a cycle counts as high, below its negative as low (values are −100 to 100). */
const highValue = 75

/** A cycle on the day with this index in the range. */
export function readingAt({ values, critical }: CycleTurn, day: number): Reading {
  const place = day % values.length
  const value = values[place] ?? 0
  const next = values[(place + 1) % values.length] ?? 0
  return { value, trend: trendBetween(value, next), isCritical: critical.includes(place) }
}

/** The direction of a cycle towards the next day; two equal days are at an extreme, and move back. */
export function trendBetween(value: number, next: number): Trend {
  if (value === next) return value < 0 ? 'up' : 'down'
  return next > value ? 'up' : 'down'
}

/** The key of a cycle's sentence on a day. */
export function moodOf({ value, trend, isCritical }: Reading): Mood {
  if (isCritical) return 'critical'
  if (value >= highValue) return 'high'
  if (value <= -highValue) return 'low'
  return trend === 'up' ? 'rising' : 'falling'
}
