import type { CriticalDay } from '@/components/cycles/critical-days'
import { dayInWords } from '@/components/cycles/day-words'
import { Swatch } from '@/components/cycles/swatch'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { intl } from '@/lib/language'
import styles from './critical-list.module.css'

/** A longer list scrolls in its place: a year has some hundred and twenty such days. */
const longestWhole = 24

/** The days of the range on which cycles cross zero. */
export function CriticalList({ rows }: { rows: readonly CriticalDay[] }) {
  const t = translations('biorhythm')
  return (
    <Card className={styles.card} aria-labelledby="critical">
      <h2 id="critical">{t('criticalTitle')}</h2>
      <p id="critical-lead" className={styles.lead}>
        {rows.length > 0 ? t('criticalLead') : t('criticalNone')}
      </p>
      {rows.length > longestWhole ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-labelledby="critical-lead">
          <Days rows={rows} />
        </section>
      ) : (
        <Days rows={rows} />
      )}
    </Card>
  )
}

function Days({ rows }: { rows: readonly CriticalDay[] }) {
  const cycle = translations('cycle')
  return (
    <ol className={styles.days}>
      {rows.map(({ day, cycles }) => (
        <li key={day}>
          <time dateTime={day}>{dayInWords(day, intl)}</time>
          <ul>
            {cycles.map((key) => (
              <li key={key}>
                <Swatch cycle={key} />
                {cycle(key)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
