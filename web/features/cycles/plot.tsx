import { dateOf, dayNumberOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Axis } from './axis'
import { axisTicks } from './axis-ticks'
import { Curves } from './curves'
import { cycleOrder } from './cycle-list'
import { EndLabels } from './end-labels'
import styles from './plot.module.css'
import type { DayRange } from './range'

/** In a longer range the turns of a cycle stand so close that only thin lines stay apart. */
const longestThick = 60

/** Curves on a grid of days, with their names where they end. */
export function Plot({ birth, range }: { birth: string; range: DayRange }) {
  const t = translations('biorhythm')
  const to = dateOf(dayNumberOf(range.from) + range.days - 1)
  const label = t('chartLabel', { from: formatLongDate(range.from), to: formatLongDate(to) })
  const field = range.days > longestThick ? `${styles.field} ${styles.fine}` : styles.field
  return (
    <div className={field}>
      <Axis ticks={axisTicks(range.from, range.days)} days={range.days} />
      <Curves birth={birth} range={range} cycles={cycleOrder} label={label} />
      <EndLabels birth={birth} last={to} />
    </div>
  )
}
