import { classicalCycles } from '@/features/cycles/cycle-list'
import styles from './energy-cycle.module.css'
import type { Pair } from './pair'
import { PairGoodDays } from './pair-good-days'
import { PairPlot } from './pair-plot'
import { PairTable } from './pair-table'
import { PairTurns } from './pair-turns'

/** Two people's classical cycles, their values of today, and the days that matter to both. */
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
          <PairGoodDays births={[birth, person.date]} />
        </div>
        <PairTurns birth={birth} person={person} />
      </div>
    </>
  )
}
