import type { CycleDay, CycleReading } from '@krono/chart'
import { formatDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { cycleOrder } from './cycle-list'
import styles from './day-table.module.css'
import { formatReading } from './local-reading'

const cellOf = ({ value, critical }: CycleReading) => formatReading(value) + (critical ? '*' : '')

/** Every day of the range with its seven values, and the formula behind them. */
export function DayTable({ rows }: { rows: readonly CycleDay[] }) {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  return (
    <Disclosure summary={t('table')}>
      <p className={styles.formula}>{t('formula')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('table')}>
        <table className={styles.table}>
          <caption>{t('tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tableDay')}</th>
              {cycleOrder.map((key) => (
                <th key={key} scope="col">
                  {cycle(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, cycles }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                {cycleOrder.map((key) => (
                  <td key={key}>{cellOf(cycles[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
