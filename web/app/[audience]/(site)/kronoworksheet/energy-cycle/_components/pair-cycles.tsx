import { translations } from '@/base/words/translations'
import { SharedDaysCard } from '@/features/cycles/shared-days-card'
import { isolate } from '@/features/relationship/people'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import styles from './energy-cycle.module.css'
import type { Pair } from './pair'
import { PairPlot } from './pair-plot'
import { PairTable } from './pair-table'
import { PairTurns } from './pair-turns'

/** Two people's classical cycles, today's values, and the critical days of both. */
export function PairCycles({ birth, person }: Pair) {
  return (
    <>
      <div className={styles.plots}>
        {classicalCycles.map((cycle) => (
          <PairPlot key={cycle} cycle={cycle} birth={birth} person={person} />
        ))}
      </div>
      <div className={styles.turning}>
        <div className={styles.column}>
          <PairTable birth={birth} person={person} />
          <SharedDaysCard
            births={[birth, person.date]}
            names={[translations('energyCycle.together')('you'), isolate(person.name)]}
            heading="h3"
          />
        </div>
        <PairTurns birth={birth} person={person} />
      </div>
    </>
  )
}
