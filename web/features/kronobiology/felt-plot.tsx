import { dateOf, dayNumberOf } from '@krono/chart'
import { today } from '@/base/clock'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { FeltDay } from '@/lib/contract/felt-days'
import type { FeltScale } from '@/lib/contract/felt-scales'
import { Axis } from '../cycles/axis'
import { axisTicks, type Tick } from '../cycles/axis-ticks'
import colours from '../cycles/colours.module.css'
import { heightOf } from '../cycles/curve-box'
import { Curves } from '../cycles/curves'
import plot from '../cycles/plot.module.css'
import { rangeWithin } from '../cycles/range'
import styles from './felt-plot.module.css'
import { cycleOfScale, heightOfStep, ratedDays } from './scales'

type FeltPlotProps = { birth: string; days: readonly FeltDay[]; scale: FeltScale }

/** Number of the last days in the drawing. */
const drawnDays = 60

/** One curve of the last sixty days, with the ratings as dots. */
export function FeltPlot({ birth, days, scale }: FeltPlotProps) {
  const t = translations()
  const cycle = cycleOfScale[scale]
  const range = rangeWithin(birth, today(), { days: drawnDays, before: drawnDays - 1 })
  const first = dayNumberOf(range.from)
  const label = t('kronobiology.compare.label', {
    cycle: t(`cycle.${cycle}`),
    from: formatLongDate(range.from),
    to: formatLongDate(dateOf(first + drawnDays - 1)),
  })
  const dots = ratedDays(days, scale)
    .map(({ day, step }) => ({ place: dayNumberOf(day) - first, step }))
    .filter(({ place }) => place >= 0 && place < drawnDays)
  return (
    <div className={styles.stage}>
      <div className={plot.field}>
        <Axis ticks={sparse(axisTicks(range.from, drawnDays))} days={drawnDays} />
        <Curves birth={birth} range={range} cycles={[cycle]} label={label} />
        {dots.map(({ place, step }) => (
          <span
            key={place}
            className={`${styles.dot} ${colours[cycle]}`}
            style={{
              left: `${(100 * place) / (drawnDays - 1)}%`,
              // The curve's box is 200 high.
              top: `${heightOf(heightOfStep(step)) / 2}%`,
            }}
            aria-hidden="true"
          />
        ))}
      </div>
    </div>
  )
}

/** Within a card only half of the labels fit. */
function sparse(ticks: readonly Tick[]): Tick[] {
  let labels = 0
  return ticks.map(({ label, ...tick }) => {
    if (label === 'always') labels += 1
    return label === 'always' && labels % 2 === 1 ? { ...tick, label } : tick
  })
}
