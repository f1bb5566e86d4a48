import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { aroundDay } from './around-day'
import colours from './colours.module.css'
import { Curves } from './curves'
import { dayInWords } from './day-words'
import { formatReading } from './local-reading'
import { MarkedValues } from './marked-values'
import { readingAt } from './reading'
import { Swatch } from './swatch'
import styles from './today-curve.module.css'

/**
 * The three classical cycles two weeks around a day, with the day marked and its values below.
 * @throws InvalidDateError, DayBeforeBirthError
 */
export function TodayCurve({ birth, day }: { birth: string; day: string }) {
  const t = translations()
  const { range, turns } = aroundDay(birth, day)
  const rows = turns.map((turn) => {
    const { value, trend } = readingAt(turn, range.marked)
    const name = t(`cycle.${turn.cycle}`)
    const figure = formatReading(value)
    return { cycle: turn.cycle, name, value, figure, trend: t(`biorhythm.trend.${trend}`) }
  })
  const readings = rows
    .map((row) =>
      t('biorhythm.readingTrend', { cycle: row.name, value: row.figure, trend: row.trend }),
    )
    .join('; ')
  const at = range.marked / (range.days - 1)
  const label = t('biorhythm.dayReadings', { date: dayInWords(day, intl), readings })
  return (
    <figure className={styles.figure}>
      <div className={styles.field}>
        <Curves birth={birth} range={range} cycles={classicalCycles} label={label} />
        <span className={styles.mark} style={{ left: `${100 * at}%` }} />
        <MarkedValues
          at={at}
          rows={rows.map(({ cycle, value, figure }) => ({
            key: cycle,
            value,
            figure,
            look: colours[cycle],
          }))}
        />
      </div>
      {/* The picture's text alternative says the same to screen readers. */}
      <figcaption className={styles.legend} aria-hidden="true">
        {rows.map((row) => (
          <span key={row.cycle}>
            <Swatch cycle={row.cycle} /> {row.name} <strong>{row.figure}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
