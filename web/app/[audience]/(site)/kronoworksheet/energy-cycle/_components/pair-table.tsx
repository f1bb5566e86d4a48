import { cycleOf } from '@krono/chart'
import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { cycleOrder } from '@/features/cycles/cycle-list'
import { formatReading } from '@/features/cycles/local-reading'
import { Swatch } from '@/features/cycles/swatch'
import { Card } from '@/ui/card/card'
import type { Pair } from './pair'
import styles from './pair-table.module.css'

/** Today's seven values of two people, side by side. */
export function PairTable({ birth, person }: Pair) {
  const t = translations('energyCycle.together')
  const cycle = translations('cycle')
  const [own, other] = [birth, person.date].map((date) => cycleOf(date, today()).cycles)
  if (!own || !other) return null
  return (
    <Card aria-labelledby="pair-today">
      <h3 id="pair-today">{t('today')}</h3>
      <table className={styles.table}>
        <caption>{t('todayCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('todayCycle')}</th>
            <th scope="col">{t('you')}</th>
            <th scope="col">
              <bdi>{person.name}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {cycleOrder.map((key) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.cycle}>
                  <Swatch cycle={key} /> {cycle(key)}
                </span>
              </th>
              <td>{formatReading(own[key].value)}</td>
              <td>{formatReading(other[key].value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
