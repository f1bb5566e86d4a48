import { type CycleReading, cycleRangeOf } from '@krono/chart'
import { today } from '@/base/clock'
import { formatFullDate } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { classicalCycles } from '@/lib/contract/classical-cycles'
import { Card } from '@/ui/card/card'
import colours from '../cycles/colours.module.css'
import { formatReading } from '../cycles/local-reading'
import styles from './week-card.module.css'

const days = 7

const shortDay = new Intl.DateTimeFormat(intl, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `nov. 25., sze`: lower-cases short weekdays, which are capitalized only at the beginning. */
const inShort = (day: string) =>
  shortDay
    .formatToParts(new Date(day))
    .map(({ type, value }, place) =>
      type === 'weekday' && place > 0 ? value.toLowerCase() : value,
    )
    .join('')

/** The three classical cycles today and on the next six days, as a table with bars. */
export function WeekCard({ birth }: { birth: string }) {
  const t = translations()
  return (
    <Card className={styles.card} aria-labelledby="week">
      <h2 id="week">{t('kronobiology.week.title')}</h2>
      <p className={styles.lead}>{t('kronobiology.week.lead')}</p>
      <table className={styles.week}>
        <caption className="visually-hidden">{t('kronobiology.week.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kronobiology.week.day')}</th>
            {classicalCycles.map((cycle) => (
              <th key={cycle} scope="col">
                {t(`cycle.${cycle}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cycleRangeOf(birth, today(), days).days.map(({ day, cycles }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>
                  <span className="visually-hidden">{formatFullDate(day)}</span>
                  <span aria-hidden="true">{inShort(day)}</span>
                </time>
              </th>
              {classicalCycles.map((cycle) => (
                <td key={cycle} className={colours[cycle]}>
                  <Cell reading={cycles[cycle]} turning={t('biorhythm.critical')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** A bar from the middle to the value, or the ring of a critical day, with the figure below it. */
function Cell({ reading, turning }: { reading: CycleReading; turning: string }) {
  const { value, critical } = reading
  return (
    <>
      <svg className={styles.bar} viewBox="-100 -18 200 36" aria-hidden="true">
        <path className={styles.axis} d="M-100 0H100M0 -16V16" />
        {critical ? (
          <circle className={styles.ring} r="14" />
        ) : (
          <rect
            className={styles.value}
            x={Math.min(0, value)}
            y="-12"
            width={Math.abs(value)}
            height="24"
            rx="4"
          />
        )}
      </svg>
      <span className={styles.figure}>{formatReading(value)}</span>
      {critical && <span className="visually-hidden">{`, ${turning}`}</span>}
    </>
  )
}
