import { type CycleKey, cycleRangeOf } from '@krono/chart'
import type { ReactNode } from 'react'
import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { criticalDaysOf } from '@/features/cycles/critical-days'
import { joinedDays, runInWords } from '@/features/cycles/joined-days'
import { defaultRangeLength } from '@/features/cycles/range'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Card } from '@/ui/card/card'
import type { Pair } from './pair'
import styles from './pair-days.module.css'

/** The coming days on which a classical cycle of either person crosses zero. */
export function PairTurns({ birth, person }: Pair) {
  const t = translations('energyCycle.together')
  const [own, other] = [turningDays(birth), turningDays(person.date)]
  const days = [...new Set([...own.keys(), ...other.keys()])].sort()
  const turning = days.map((day) => ({ day, mine: own.get(day), theirs: other.get(day) }))
  return (
    <Card className={styles.card} aria-labelledby="pair-turns">
      <h3 id="pair-turns">{t('criticalTitle')}</h3>
      <p className={styles.lead}>{t('criticalLead')}</p>
      <ol className={styles.days}>
        {joinedDays(turning, ({ mine, theirs }) => [mine, theirs]).map((run) => (
          <li key={run[0].day}>
            <time dateTime={run[0].day}>{runInWords(run)}</time>
            <Owner cycles={run[0].mine}>{t('you')}</Owner>
            <Owner cycles={run[0].theirs}>
              <bdi>{person.name}</bdi>
            </Owner>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type OwnerProps = { cycles: readonly CycleKey[] | undefined; children: ReactNode }

function Owner({ cycles, children }: OwnerProps) {
  const cycle = translations('cycle')
  if (!cycles) return null
  return (
    <span className={styles.owner}>
      {children}
      <span>{`: ${cycles.map((key) => cycle(key)).join(', ')}`}</span>
    </span>
  )
}

/** The classical cycles that cross zero, by day. */
function turningDays(birth: string): Map<string, CycleKey[]> {
  const isClassical = (key: CycleKey) => classicalCycles.some((one) => one === key)
  const rows = criticalDaysOf(cycleRangeOf(birth, today(), defaultRangeLength).days)
  const turning = rows.map(({ day, cycles }) => [day, cycles.filter(isClassical)] as const)
  return new Map(turning.filter(([, cycles]) => cycles.length > 0))
}
