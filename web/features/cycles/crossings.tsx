import type { CycleDay } from '@krono/chart'
import colours from './colours.module.css'
import { criticalDaysOf } from './critical-days'
import styles from './plot.module.css'

/** In a longer range they stand too close to be distinguished, and the list below names them. */
const longest = 60

export const showsTurns = (days: number) => days <= longest

/** The critical days on the zero line, each in the look of the cycle that turns. */
export function Crossings({ rows }: { rows: readonly CycleDay[] }) {
  const first = rows[0]?.day ?? ''
  const placeOf = (day: string) => (Date.parse(day) - Date.parse(first)) / 86_400_000
  return criticalDaysOf(rows).flatMap(({ day, cycles }) =>
    cycles.map((cycle) => (
      <span
        key={`${cycle} ${day}`}
        data-cycle={cycle}
        className={`${styles.crossing} ${colours[cycle]}`}
        style={{ left: `${(100 * placeOf(day)) / (rows.length - 1)}%` }}
        aria-hidden="true"
      />
    )),
  )
}
