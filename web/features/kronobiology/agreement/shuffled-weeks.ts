import { pearson } from './correlation'
import { randomFrom, shuffled } from './random'
import { ranksOf } from './ranks'

const week = 7

/** So often the weeks are shuffled: the smallest chance that can come out is 1 in 2000. */
export const shuffles = 1999

const seed = 20_261_125

/** A step said on a day, which is a place in the row of days. */
type Said = { place: number; step: number }

/**
 * How often chance alone goes together with a curve at least as closely, in either direction (decision 192). What was
 * felt is shuffled against the curve by whole weeks, because neighbouring days are alike and so are Sundays: a test
 * that shuffled days would take every good week for a proof. `valueAt` is the curve's on any place from 0 on.
 */
export function chanceOf(said: readonly Said[], valueAt: (place: number) => number): number {
  const weeks = Math.floor(Math.max(...said.map(({ place }) => place)) / week) + 1
  // The curve is ranked over all days, said or not: a shuffle must not cost a sort.
  const curve = ranksOf(Array.from({ length: weeks * week }, (_, place) => valueAt(place)))
  const steps = ranksOf(said.map(({ step }) => step))
  const closeness = (order: readonly number[] | undefined) => {
    const there = said.map(({ place }) => {
      const moved = order?.[Math.floor(place / week)] ?? Math.floor(place / week)
      return curve[moved * week + (place % week)] ?? 0
    })
    return Math.abs(pearson(there, steps) ?? 0)
  }
  const found = closeness(undefined)
  const random = randomFrom(seed)
  let asClose = 0
  for (let turn = 0; turn < shuffles; turn += 1) {
    // Half a rounding: the order that is found again by chance is as close as itself.
    if (closeness(shuffled(weeks, random)) >= found - 1e-9) asClose += 1
  }
  return (1 + asClose) / (1 + shuffles)
}
