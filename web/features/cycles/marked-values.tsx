import { curveBox, heightOf } from './curve-box'
import styles from './marked-values.module.css'
import { spreadLabels } from './spread-labels'

/** The value of a curve on the marked day; without a figure only the dot is shown. */
export type MarkedValue = {
  key: string
  value: number
  figure?: string | undefined
  look?: string | undefined
}

type MarkedValuesProps = {
  /** Share of the field's width: 0 to 1. */
  at: number
  rows: readonly MarkedValue[]
}

/** Minimum distance of two figures, in units of the drawing: 18 of the 160 px of the lowest one. */
const gap = 22

/** Distance from the edges of the field: half a figure, so that none overlaps the labels of the days. */
const inset = 8

/** A dot on each curve at the marked day, with its value beside it. */
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
