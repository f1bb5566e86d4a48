import { dayNumberOf } from '@krono/chart'
import type { FeltDay } from '@/lib/contract/felt-days'
import { type FeltScale, feltScales } from '@/lib/contract/felt-scales'
import { turnsOf } from '../../cycles/turns'
import { cycleOfScale, ratedDays } from '../scales'
import { spearman } from './correlation'
import { holm } from './holm'
import { chanceOf } from './shuffled-fortnights'

/** Minimum number of days for a result about a scale. */
export const fewestDays = 28

/** Significance level: a smaller probability of chance is reported as an agreement. */
const seldom = 0.05

/** The correlation of a scale's ratings with its curve. */
export type Agreement = { scale: FeltScale; days: number } & (
  | { is: 'tooFew' }
  /** The same rating every day: no correlation. */
  | { is: 'unchanging' }
  | { is: 'chance' | 'with' | 'against'; correlation: number; chance: number }
)

/**
 * The correlation of each scale with the curve computed from the birth date. Days before the birth, possible after a
 * corrected birth date, are ignored.
 * @throws InvalidDateError
 */
export function agreementsOf(birth: string, days: readonly FeltDay[]): Agreement[] {
  const found = feltScales.map((scale) => compared(birth, days, scale))
  const chances = holm(found.flatMap((one) => ('chance' in one ? one.chance : [])))
  let turn = 0
  return found.map((one) => {
    if (!('chance' in one)) return one
    const chance = chances[turn] ?? 1
    turn += 1
    return { ...one, chance, is: evaluated(one.correlation, chance) }
  })
}

const evaluated = (correlation: number, chance: number) =>
  chance >= seldom ? 'chance' : correlation > 0 ? 'with' : 'against'

function compared(birth: string, days: readonly FeltDay[], scale: FeltScale): Agreement {
  const rated = ratedDays(days, scale)
    .filter(({ day }) => day >= birth)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const about = { scale, days: rated.length }
  const from = rated[0]?.day
  if (rated.length < fewestDays || from === undefined) return { ...about, is: 'tooFew' }
  const [turn] = turnsOf(birth, from, [cycleOfScale[scale]])
  const values = turn?.values ?? []
  const valueAt = (place: number) => values[place % values.length] ?? 0
  const first = dayNumberOf(from)
  const placed = rated.map(({ day, step }) => ({ place: dayNumberOf(day) - first, step }))
  const correlation = spearman(
    placed.map(({ place }) => valueAt(place)),
    placed.map(({ step }) => step),
  )
  if (correlation === undefined) return { ...about, is: 'unchanging' }
  return { ...about, is: 'chance', correlation, chance: chanceOf(placed, valueAt) }
}
