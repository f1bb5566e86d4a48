import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import type { TurningDay } from './critical-days'
import styles from './day-list.module.css'
import { joinedDays, runInWords } from './joined-days'
import { Swatch } from './swatch'

/** A longer list scrolls: a year has about a hundred and twenty critical days. */
const longestWhole = 24

type DayListProps = {
  id: string
  title: string
  /** Description of the days. */
  lead: string
  /** Message when there are none. */
  none: string
  rows: readonly TurningDay[]
}

/** The days of a range with an event in some cycles. */
export function DayList({ id, title, lead, none, rows }: DayListProps) {
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p id={`${id}-lead`} className={styles.lead}>
        {rows.length > 0 ? lead : none}
      </p>
      {rows.length > longestWhole ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-labelledby={`${id}-lead`}>
          <Days rows={rows} />
        </section>
      ) : (
        <Days rows={rows} />
      )}
    </Card>
  )
}

function Days({ rows }: { rows: readonly TurningDay[] }) {
  const cycle = translations('cycle')
  return (
    <ol className={styles.days}>
      {joinedDays(rows, ({ cycles }) => cycles).map((run) => {
        const [{ day, cycles }] = run
        return (
          <li key={day}>
            <time dateTime={day}>{runInWords(run)}</time>
            <ul className={styles.cycles}>
              {cycles.map((key) => (
                <li key={key}>
                  <Swatch cycle={key} />
                  {cycle(key)}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
