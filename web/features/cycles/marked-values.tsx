import { curveBox, heightOf } from './curve-box'
import styles from './marked-values.module.css'
import { spreadLabels } from './spread-labels'

/** Where a curve stands on the marked day; one without a figure is a dot alone. */
export type MarkedValue = {
  key: string
  value: number
  figure?: string | undefined
  look?: string | undefined
}

type MarkedValuesProps = {
  /** Of the width of the field: 0 to 1. */
  at: number
  rows: readonly MarkedValue[]
}

/** Least distance of two figures, in units of the drawing: 18 of the 160 px of the lowest one. */
const gap = 22

/** How far inside the field they stay: half of one, so that none lies on the days below. */
const inset = 8

/** A dot on every curve where the line crosses it, and beside it what it says there; in a curve's field. */
export function MarkedValues({ at, rows }: MarkedValuesProps) {
  const marked = rows.filter(({ figure }) => figure)
  const places = spreadLabels(
    marked.map(({ value }) => heightOf(value) - inset),
    { gap, limit: curveBox.height - 2 * inset },
  )
  const left = `${100 * at}%`
  return (
    <div className={styles.values} aria-hidden="true">
      {rows.map(({ key, value, look }) => (
        <span
          key={key}
          data-cycle={key}
          className={`${styles.dot} ${look ?? ''}`}
          style={{ left, top: percent(heightOf(value)) }}
        />
      ))}
      {marked.map(({ key, figure, look }, index) => (
        <span
          key={key}
          data-side={at < 0.5 ? 'right' : 'left'}
          className={`${styles.figure} ${look ?? ''}`}
          style={{ left, top: percent((places[index] ?? 0) + inset) }}
        >
          {figure}
        </span>
      ))}
    </div>
  )
}

const percent = (height: number) => `${(100 * height) / curveBox.height}%`
