import type { CycleKey } from '@krono/chart'
import { Card } from '@/ui/card/card'
import type { BoardWords } from './board-words'
import type { Reading } from './reading'
import styles from './readings.module.css'
import { Swatch } from './swatch'

export type ReadingRow = Reading & { cycle: CycleKey; name: string; figure: string }

/** The seven values of the marked day: figure, bar, and in words where each cycle is going. */
export function Readings({ rows, words }: { rows: readonly ReadingRow[]; words: BoardWords }) {
  return (
    <Card aria-labelledby="values">
      <h2 id="values">{words.values}</h2>
      <ul className={styles.readings}>
        {rows.map(({ cycle, name, figure, value, trend, isCritical }) => (
          <li key={cycle}>
            <Swatch cycle={cycle} />
            <span className={styles.name}>{name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span
                className={value < 0 ? styles.night : styles.sun}
                style={{ width: `${Math.abs(value) / 2}%` }}
              />
            </span>
            <strong className={styles.figure}>{figure}</strong>
            <span className={styles.state}>
              <svg viewBox="0 0 12 12" className={styles[trend]} aria-hidden="true">
                <path d="M2 10 10 2M4 2h6v6" />
              </svg>
              {words.trend[trend]}
              {isCritical && <em>{words.critical}</em>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
