import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { Card } from '@/ui/card/card'
import styles from './relationship.module.css'
import type { DrawnChart } from './rows'

type GroupRowProps = { names: readonly string[]; charts: readonly DrawnChart[] }

/** Everybody's chart small and in a row, with the numbers of the grid; on a phone it goes on to the side. */
export function GroupRow({ names, charts }: GroupRowProps) {
  return (
    <Card className={styles.wide}>
      <h2 id="group-row">{translations('relationship.group')('row')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.strip} tabIndex={0} aria-labelledby="group-row">
        <ol className={styles.people}>
          {charts.map((chart, place) => (
            <li key={names[place]}>
              <Figurine chart={chart} />
              <span>
                <span className={styles.number}>{place + 1}.</span> {names[place]}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  )
}
