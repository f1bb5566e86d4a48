import { intl } from '@/base/text/language'
import { type Tick, unitOf } from './axis-ticks'
import styles from './plot.module.css'

const dayLabel = new Intl.DateTimeFormat(intl, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const monthLabel = new Intl.DateTimeFormat(intl, { month: 'short', timeZone: 'UTC' })

/** Scale and days behind the curves; decorative, hidden from screen readers. */
export function Axis({ ticks, days }: { ticks: readonly Tick[]; days: number }) {
  return (
    <div aria-hidden="true">
      <span className={`${styles.scale} ${styles.top}`}>+100</span>
      <span className={`${styles.scale} ${styles.middle}`}>0</span>
      <span className={`${styles.scale} ${styles.bottom}`}>−100</span>
      {ticks.map((tick) => (
        <span
          key={tick.place}
          className={`${styles.tick} ${styles[tick.look]}`}
          style={{ left: `${(100 * tick.place) / (days - 1)}%` }}
        >
          {tick.label && <span className={styles[tick.label]}>{labelOf(tick.date, days)}</span>}
        </span>
      ))}
    </div>
  )
}

/** A day of a month, or the month; January has its year as its label. */
function labelOf(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  if (unitOf(days) !== 'month') return dayLabel.format(moment)
  return date.slice(5, 7) === '01' ? date.slice(0, 4) : monthLabel.format(moment)
}
