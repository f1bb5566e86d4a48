import { cycleOf } from '@krono/chart'
import { translations } from '@/base/words/translations'
import colours from './colours.module.css'
import { curveBox, heightOf } from './curve-path'
import { cycleOrder } from './cycle-list'
import styles from './plot.module.css'
import { spreadLabels } from './spread-labels'

/** Least distance of two names, in units of the drawing: 20 of its 320 px where names have room. */
const gap = 12.5

/** The names of the cycles beside the ends of their curves, moved apart so that none hides another. */
export function EndLabels({ birth, last }: { birth: string; last: string }) {
  const t = translations('cycle')
  const { cycles } = cycleOf(birth, last)
  const ends = cycleOrder.map((cycle) => heightOf(cycles[cycle].value))
  const places = spreadLabels(ends, { gap, limit: curveBox.height })
  return (
    <div className={styles.ends} aria-hidden="true">
      <svg viewBox={`0 0 16 ${curveBox.height}`} preserveAspectRatio="none" aria-hidden="true">
        {cycleOrder.map((cycle, index) => (
          <path
            key={cycle}
            data-cycle={cycle}
            className={`${styles.leader} ${colours[cycle]}`}
            d={`M0 ${ends[index]}L16 ${places[index]}`}
          />
        ))}
      </svg>
      {cycleOrder.map((cycle, index) => (
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
