import { dateOf, dayNumberOf } from '@krono/chart'
import type { FeltDay } from '@/lib/contract/felt-days'
import { turnsOf } from '../../cycles/turns'
import { cycleOfScale } from '../scales'
import { randomFrom } from './random'

type Wish = {
  seed: number
  days: number
  /** Weight of the birth date's curve: 0 none, −1 reversed. */
  effect?: number
  /** Share of a day that comes from the day before, 0 to 1: moods last. */
  lasting?: number
  /** Share of missing days. */
  missing?: number
}

export const madeBirth = '1984-06-12'
const madeFrom = '2026-01-01'

/** Generated felt days for tests: a part of the day before, noise, a weekend effect, and a share of the curve. */
export function madeDays({ seed, days, effect = 0, lasting = 0.6, missing = 0.15 }: Wish) {
  const random = randomFrom(seed)
  // The sum of twelve approximates a normal distribution.
  const noise = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)
  const turns = turnsOf(madeBirth, madeFrom, Object.values(cycleOfScale))
  const echoes = turns.map(() => 0)
  const made: FeltDay[] = []
  for (let place = 0; made.length < days; place += 1) {
    const steps = turns.map(({ values }, scale) => {
      const echo = lasting * (echoes[scale] ?? 0) + Math.sqrt(1 - lasting ** 2) * noise()
      echoes[scale] = echo
      const curve = (values[place % values.length] ?? 0) / 100
      const weekend = place % 7 > 4 ? 0.4 : 0
      return Math.min(5, Math.max(1, Math.round(3 + 0.9 * echo + weekend + 1.2 * effect * curve)))
    })
    const day = dateOf(dayNumberOf(madeFrom) + place)
    const [body = 3, feeling = 3, mind = 3] = steps
    if (random() >= missing)
      made.push({ day, body, feeling, mind, word: '', at: `${day}T19:00:00Z` })
  }
  return made.toReversed()
}
