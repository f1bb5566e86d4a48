import { type CycleDay, dateOf, dayNumberOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Axis } from './axis'
import { axisTicks } from './axis-ticks'
import { Crossings, showsTurns } from './crossings'
import { Curves } from './curves'
import { cycleOrder } from './cycle-list'
import { EndLabels } from './end-labels'
import styles from './plot.module.css'
import type { DayRange } from './range'

/** In a longer range a cycle's periods are so close that only thin lines are distinguishable. */
const longestThick = 60

type PlotProps = { birth: string; range: DayRange; rows: readonly CycleDay[] }

/** Curves on a grid of days, with their critical days, and names at their ends. */
export function Plot({ birth, range, rows }: PlotProps) {
  const t = translations('biorhythm')
  const to = dateOf(dayNumberOf(range.from) + range.days - 1)
  const label = t('chartLabel', { from: formatLongDate(range.from), to: formatLongDate(to) })
  const field = range.days > longestThick ? `${styles.field} ${styles.fine}` : styles.field
  return (
    <div className={field}>
      <Axis ticks={axisTicks(range.from, range.days)} days={range.days} />
      <Curves birth={birth} range={range} cycles={cycleOrder} label={label} />
      {showsTurns(range.days) && <Crossings rows={rows} />}
      <EndLabels birth={birth} last={to} set="strong" order={classicalCycles} />
      <EndLabels birth={birth} last={to} set="all" order={cycleOrder} />
    </div>
  )
}
