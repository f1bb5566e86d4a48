import { chartOf, dateOf, dayNumberOf } from '@krono/chart'
import { chartFigures, type FigureKey } from './chart-figures'

/**
 * The dates among which shares are counted: every eleventh from 1910 to 2035. Eleven divides no period of a cycle, so
 * they are spread evenly over all states.
 */
const sample = { first: '1910-01-01', everyDays: 11, count: 4200 }

/** The values of a figure in the sample, ascending. */
type Values = ReadonlyMap<FigureKey, readonly number[]>

function valuesOfSample(): Values {
  const first = dayNumberOf(sample.first)
  const found = new Map<FigureKey, number[]>()
  for (let place = 0; place < sample.count; place += 1) {
    const chart = chartOf(dateOf(first + place * sample.everyDays))
    for (const [key, value] of chartFigures(chart)) {
      const known = found.get(key)
      if (known) known.push(value)
      else found.set(key, [value])
    }
  }
  for (const values of found.values()) values.sort((a, b) => a - b)
  return found
}

/** Computed once, in some 50 ms. */
let known: Values | undefined

export const ends = ['high', 'low'] as const

export type End = (typeof ends)[number]

/** One date in how many has a value at least as high, or at least as low: 1 or more. */
export function oneIn(key: FigureKey, value: number, end: End): number {
  known ??= valuesOfSample()
  const values = known.get(key) ?? []
  const below = values.findIndex((other) => (end === 'high' ? other >= value : other > value))
  const place = below === -1 ? values.length : below
  const count = end === 'high' ? values.length - place : place
  return values.length / Math.max(1, count)
}
