import { type CycleKey, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import type { SavedDate } from '@krono/contract'
import { criticalDaysOf } from '@/components/cycles/critical-days'
import { classicalCycles } from '@/components/cycles/cycle-list'
import { defaultRangeLength as days } from '@/components/cycles/range'
import { bestDays, sharedGoodDays } from '@/components/cycles/shared-days'
import { today } from '@/lib/clock'
import styles from './energy-cycle.module.css'
import { PairDays } from './pair-days'
import { PairPlot } from './pair-plot'
import { PairTable } from './pair-table'

export type Pair = { birth: string; person: Pick<SavedDate, 'name' | 'date'> }

/** Whose cycles change on a day; the classical ones only. */
export type PairTurn = { day: string; own: CycleKey[]; other: CycleKey[] }

/** Two people's classical cycles, their values of today, and the days that matter to both. */
export function PairCycles({ birth, person }: Pair) {
  const range = { from: today(), days }
  const births = [birth, person.date]
  const good = sharedGoodDays({ births, ...range })
  return (
    <>
      <div className={styles.plots}>
        {classicalCycles.map((cycle) => (
          <PairPlot key={cycle} cycle={cycle} birth={birth} person={person} />
        ))}
      </div>
      <div className={styles.turning}>
        <PairTable birth={birth} person={person} />
        <PairDays
          name={person.name}
          good={good}
          best={good.length > 0 ? [] : bestDays({ births, ...range })}
          turns={turnsOfBoth(birth, person.date)}
        />
      </div>
    </>
  )
}

function turnsOfBoth(own: string, other: string): PairTurn[] {
  const turning = (birth: string) =>
    new Map(
      criticalDaysOf(cycleRangeOf(birth, today(), days).days).map(({ day, cycles }) => [
        day,
        cycles.filter((cycle) => (classicalCycles as readonly CycleKey[]).includes(cycle)),
      ]),
    )
  const [mine, theirs] = [turning(own), turning(other)]
  const first = dayNumberOf(today())
  return Array.from({ length: days }, (_, place) => dateOf(first + place))
    .map((day) => ({ day, own: mine.get(day) ?? [], other: theirs.get(day) ?? [] }))
    .filter(({ own: a, other: b }) => a.length + b.length > 0)
}
