import { dayNumberOf } from '@krono/chart'
import type { FeltDay } from '@/lib/contract/felt-days'
import { type FeltScale, feltScales } from '@/lib/contract/felt-scales'
import { turnsOf } from '../../cycles/turns'
import { cycleOfScale, ratedDays } from '../scales'
import { spearman } from './correlation'
import { holm } from './holm'
import { chanceOf } from './shuffled-fortnights'

/** Under so many days of a scale nothing is said of it. */
export const fewestDays = 28

/** What comes by chance less often than this is called more than chance. */
const seldom = 0.05

/** How far what was felt on one scale goes together with its curve. */
export type Agreement = { scale: FeltScale; days: number } & (
  | { is: 'tooFew' }
  /** The same step every day: nothing to compare. */
  | { is: 'unchanging' }
  | { is: 'chance' | 'with' | 'against'; correlation: number; chance: number }
)

/**
 * Of each scale how far it agrees with the curve that is computed from the birth date. Days before the birth, which a
 * corrected birth date may leave behind, say nothing.
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
