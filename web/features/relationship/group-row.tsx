import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { Card } from '@/ui/card/card'
import styles from './relationship.module.css'
import type { DrawnChart } from './rows'

type GroupRowProps = { names: readonly string[]; charts: readonly DrawnChart[] }

/** Small charts of all people, with the numbers of the grid; they wrap into further rows. */
export function GroupRow({ names, charts }: GroupRowProps) {
  return (
    <Card className={styles.wide} aria-labelledby="group-row">
      <h2 id="group-row">{translations('relationship.group')('row')}</h2>
      <ol className={styles.people}>
        {charts.map((chart, place) => (
          <li key={names[place]}>
            <Figurine chart={chart} />
            <span>
              <span className={styles.number}>{place + 1}.</span>{' '}
              {names[place] && <span>{names[place]}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
