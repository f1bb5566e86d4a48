import { randomFrom, shuffled } from './random'
import { ranksOf } from './ranks'

/** Two weeks: moods last longer than one, and weekdays must be preserved. */
const fortnight = 14

/** Number of shuffles: the smallest possible p-value is 1 in 1000. */
export const shuffles = 999

const seed = 20_261_125

/** A rating on a day, which is an index in the series of days. */
type Rating = { place: number; step: number }

/**
 * Probability that chance correlates with a curve at least as closely, in either direction (decision day-notes).
 * Ratings are shuffled against the curve in blocks of two weeks, because neighbouring days are similar and so are
 * Sundays: a test that shuffled days would take every good week for a proof. `valueAt` is the curve's value at an index
 * from 0.
 */
export function chanceOf(ratings: readonly Rating[], valueAt: (place: number) => number): number {
  const pieces = Math.floor(Math.max(...ratings.map(({ place }) => place)) / fortnight) + 1
  // The curve is ranked over all days, rated or not: a shuffle needs no sorting.
  const curve = Float64Array.from(
    ranksOf(Array.from({ length: pieces * fortnight }, (_, place) => valueAt(place))),
  )
  const placed = ratings.map(({ place }) => ({
    of: Math.floor(place / fortnight),
    day: place % fortnight,
  }))
  const steps = Float64Array.from(ranksOf(ratings.map(({ step }) => step)))
  const closenessIn = (order: readonly number[]) => closeness(curve, placed, steps, order)
  const found = closenessIn(Array.from({ length: pieces }, (_, place) => place))
  const random = randomFrom(seed)
  let asClose = 0
  for (let turn = 0; turn < shuffles; turn += 1) {
    // Tolerance for rounding: an identical shuffle counts as equally close.
    if (closenessIn(shuffled(pieces, random)) >= found - 1e-9) asClose += 1
  }
  return (1 + asClose) / (1 + shuffles)
}

/** Absolute Pearson correlation of the ranks, in one pass and without an array: it is called thousands of times. */
function closeness(
  curve: Float64Array,
  placed: readonly { of: number; day: number }[],
  steps: Float64Array,
  order: readonly number[],
): number {
  let [sumCurve, sumSteps, together, squaredCurve, squaredSteps] = [0, 0, 0, 0, 0]
  let count = 0
  for (const { of, day } of placed) {
    const one = curve[(order[of] ?? 0) * fortnight + day] ?? 0
    const other = steps[count] ?? 0
    count += 1
    sumCurve += one
    sumSteps += other
    together += one * other
    squaredCurve += one * one
    squaredSteps += other * other
  }
  const spread =
    (count * squaredCurve - sumCurve * sumCurve) * (count * squaredSteps - sumSteps * sumSteps)
  return spread > 0 ? Math.abs(count * together - sumCurve * sumSteps) / Math.sqrt(spread) : 0
}
