import { type CycleKey, cycleOf } from '@krono/chart'
import { translations } from '@/base/words/translations'
import colours from './colours.module.css'
import { curveBox, heightOf } from './curve-box'
import styles from './plot.module.css'
import { spreadLabels } from './spread-labels'

/** Minimum distance of two names, in units of the drawing: 20 of its 320 px when names are shown. */
const gap = 12.5

type EndLabelsProps = {
  birth: string
  last: string
  /** The curves of these names; CSS shows the set that matches the visible curves. */
  set: 'strong' | 'all'
  order: readonly CycleKey[]
}

/** The names of the cycles at the ends of their curves, moved apart so that they do not overlap. */
export function EndLabels({ birth, last, set, order }: EndLabelsProps) {
  const t = translations('cycle')
  const { cycles } = cycleOf(birth, last)
  const ends = order.map((cycle) => heightOf(cycles[cycle].value))
  const places = spreadLabels(ends, { gap, limit: curveBox.height })
  return (
    <div className={styles.ends} data-ends={set} aria-hidden="true">
      <svg viewBox={`0 0 16 ${curveBox.height}`} preserveAspectRatio="none" aria-hidden="true">
        {order.map((cycle, index) => (
          <path
            key={cycle}
            data-cycle={cycle}
            className={`${styles.leader} ${colours[cycle]}`}
            d={`M0 ${ends[index]}L16 ${places[index]}`}
          />
        ))}
      </svg>
      {order.map((cycle, index) => (
        <span
          key={cycle}
          data-cycle={cycle}
          style={{ top: `${(100 * (places[index] ?? 0)) / curveBox.height}%` }}
        >
          {t(cycle)}
        </span>
      ))}
    </div>
  )
}
