import type { CycleKey } from '@krono/chart'
import type { Trend } from './reading'
import styles from './readings.module.css'
import { Swatch } from './swatch'

/** A cycle on a day: its value, and its direction or that it is critical. */
export type ReadingRow = {
  cycle: CycleKey
  name: string
  figure: string
  trend: Trend
  state: string
  isCritical: boolean
}

type ReadingsProps = {
  rows: readonly ReadingRow[]
  /** All possible states, to reserve the width of the longest. */
  states: readonly string[]
  label?: string | undefined
  /** Its curve is hidden unless it is ticked, with CSS only. */
  isSwitched?: boolean
}

/** The values of the cycles on the marked day, a line each; also the legend of their curves. */
export function Readings({ rows, states, label, isSwitched }: ReadingsProps) {
  const lengths = {
    '--name': Math.max(...rows.map(({ name }) => name.length)),
    '--state': Math.max(...states.map((state) => state.length)),
  }
  const Lead = isSwitched ? 'label' : 'span'
  return (
    <ul
      className={isSwitched ? styles.switched : styles.readings}
      style={lengths as object}
      aria-label={label}
    >
      {rows.map(({ cycle, name, figure, trend, state, isCritical }) => (
        <li key={cycle}>
          <Lead className={isSwitched ? styles.switch : styles.lead}>
            {isSwitched && <input type="checkbox" value={cycle} />}
            <Swatch cycle={cycle} />
            <span className={styles.name}>{name}</span>
          </Lead>
          <strong className={styles.figure}>{figure}</strong>
          <span className={isCritical ? styles.critical : styles.state}>
            {state}
            <svg viewBox="0 0 12 12" className={styles[trend]} aria-hidden="true">
              <path d="M2 10 10 2M4 2h6v6" />
            </svg>
          </span>
        </li>
      ))}
    </ul>
  )
}
