import { type CycleKey, cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { Axis } from '@/features/cycles/axis'
import { axisTicks } from '@/features/cycles/axis-ticks'
import colours from '@/features/cycles/colours.module.css'
import { curveBox } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import { formatReading } from '@/features/cycles/local-reading'
import { MarkedValues } from '@/features/cycles/marked-values'
import { periodOf } from '@/features/cycles/turns'
import { Card } from '@/ui/card/card'
import type { Pair } from './pair'
import styles from './pair-plot.module.css'

const days = 30
const before = 7

/** One cycle of two people: the reader's as an area, the other's as a line. */
export function PairPlot({ cycle, birth, person }: Pair & { cycle: CycleKey }) {
  const t = translations('energyCycle.together')
  const name = translations('cycle')(cycle)
  const now = today()
  const first = dayNumberOf(now) - Math.min(before, ...[birth, person.date].map(ageOn(now)))
  const marked = dayNumberOf(now) - first
  const { width, height, zero } = curveBox
  const pathOf = (date: string) =>
    curvePath({ period: periodOf(cycle), lived: first - dayNumberOf(date), days })
  const at = marked / (days - 1)
  const valueToday = (date: string) => cycleOf(date, now).cycles[cycle].value
  const readingOf = (date: string) => formatReading(valueToday(date))
  const words = { cycle: name, name: person.name }
  const values = { own: readingOf(birth), other: readingOf(person.date) }
  return (
    <Card className={`${styles.card} ${colours[cycle]}`} aria-labelledby={`pair-${cycle}`}>
      <h3 id={`pair-${cycle}`}>{t('curve', { cycle: name })}</h3>
      <div className={styles.stage}>
        <div className={styles.field}>
          <Axis ticks={axisTicks(dateOf(first), days)} days={days} />
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('curveLabel', { ...words, ...values })}
          >
            <path className={styles.own} d={`${pathOf(birth)}V${zero}H0Z`} />
            <path className={styles.zero} d={`M0 ${zero}H${width}`} />
            <path className={styles.other} d={pathOf(person.date)} />
          </svg>
          <span className={styles.mark} style={{ left: `${100 * at}%` }} />
          <MarkedValues
            at={at}
            rows={[
              { key: 'own', value: valueToday(birth), figure: values.own },
              {
                key: 'other',
                value: valueToday(person.date),
                figure: values.other,
                look: styles.inked,
              },
            ]}
          />
        </div>
      </div>
      <ul className={styles.legend}>
        <li>
          <span className={styles.filled} />
          {t('legendOwn')}
        </li>
        <li>
          <span className={styles.line} />
          <span>{t('legendOther', { name: person.name })}</span>
        </li>
      </ul>
    </Card>
  )
}

const ageOn = (day: string) => (birth: string) => dayNumberOf(day) - dayNumberOf(birth)
