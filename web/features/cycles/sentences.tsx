import { Card } from '@/ui/card/card'
import type { BoardWords } from './board-words'
import { classicalCycles } from './cycle-list'
import { moodOf } from './reading'
import type { ReadingRow } from './readings'
import styles from './sentences.module.css'

/** One sentence for each classical cycle on the marked day. */
export function Sentences({ rows, words }: { rows: readonly ReadingRow[]; words: BoardWords }) {
  return (
    <Card aria-labelledby="sentences">
      <h2 id="sentences">{words.sentences}</h2>
      <dl className={styles.sentences}>
        {classicalCycles.map((cycle) => {
          const row = rows.find((each) => each.cycle === cycle)
          if (!row) return null
          return (
            <div key={cycle}>
              <dt>{row.name}</dt>
              <dd>{words.moods[cycle][moodOf(row)]}</dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
