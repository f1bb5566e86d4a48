import type { Chart } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { figureRows } from '@/features/chart/reading/figure-rows'
import styles from './energies.module.css'

// The dot never begins a line.
const separator = '\u00a0· '

/** The seven energies of a chart, crown first, each with its side and phase. */
export const Energies = ({ chart }: { chart: Chart }) => (
  <ul className={styles.energies}>
    {figureRows(chart).map(({ key, name, energy, direction, phase }) => (
      <li key={key}>
        <span className={styles.name}>{name}</span>
        <strong style={{ color: `var(--${key}-text)` }}>{formatFigure(energy)}</strong>
        <span className={styles.note}>{[direction, phase].join(separator)}</span>
      </li>
    ))}
  </ul>
)
