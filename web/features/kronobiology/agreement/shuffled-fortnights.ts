import { randomFrom, shuffled } from './random'
import { ranksOf } from './ranks'

/** Two weeks: moods last longer than one, and a Sunday must stay a Sunday. */
const fortnight = 14

/** So often the weeks are shuffled: the smallest chance that can come out is 1 in 1000. */
export const shuffles = 999

const seed = 20_261_125

/** A step said on a day, which is a place in the row of days. */
type Rating = { place: number; step: number }

/**
 * How often chance alone goes together with a curve at least as closely, in either direction (decision day-notes). What
 * was felt is shuffled against the curve by pairs of weeks, because neighbouring days are alike and so are Sundays: a
 * test that shuffled days would take every good week for a proof. `valueAt` is the curve's on any place from 0 on.
 */
export function chanceOf(ratings: readonly Rating[], valueAt: (place: number) => number): number {
  const pieces = Math.floor(Math.max(...ratings.map(({ place }) => place)) / fortnight) + 1
  // The curve is ranked over all days, said or not: a shuffle must not cost a sort.
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
    // Half a rounding: the order that is found again by chance is as close as itself.
    if (closenessIn(shuffled(pieces, random)) >= found - 1e-9) asClose += 1
  }
  return (1 + asClose) / (1 + shuffles)
}

/** Pearson's of the ranks, without its sign, in one pass and without an array: it is asked for thousands of times. */
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
