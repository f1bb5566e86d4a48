import { type CycleKey, dayNumberOf } from '@krono/chart'
import colours from './colours.module.css'
import { curveBox } from './curve-box'
import { curvePath } from './curve-path'
import styles from './curves.module.css'
import type { DayRange } from './range'
import { periodOf } from './turns'

type CurvesProps = {
  birth: string
  range: DayRange
  cycles: readonly CycleKey[]
  /** Text alternative of the picture. */
  label: string
}

/**
 * The curves of a range with their zero line. The picture stretches to its container; lines keep their width. The
 * classical cycles are on top.
 */
export function Curves({ birth, range, cycles, label }: CurvesProps) {
  const lived = dayNumberOf(range.from) - dayNumberOf(birth)
  const { width, height, zero } = curveBox
  return (
    <svg
      className={styles.curves}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.zero} d={`M0 ${zero}H${width}`} />
      {cycles.toReversed().map((cycle) => (
        <path
          key={cycle}
          data-cycle={cycle}
          className={`${colours.stroke} ${colours[cycle]}`}
          d={curvePath({ period: periodOf(cycle), lived, days: range.days })}
        />
      ))}
    </svg>
  )
}
