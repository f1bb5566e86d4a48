import type { CycleDay } from '@krono/chart'
import colours from './colours.module.css'
import { criticalDaysOf } from './critical-days'
import styles from './plot.module.css'

/** In a longer range they are too close to distinguish; the list below names them. */
const longest = 60

export const showsTurns = (days: number) => days <= longest

/** The critical days on the zero line, in the style of the crossing cycle. */
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
