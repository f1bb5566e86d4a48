import { Card } from '@/ui/card/card'
import styles from './sentences.module.css'

type SentencesProps = { title: string; rows: readonly { name: string; text: string }[] }

/** One sentence for each classical cycle on the marked day. */
export function Sentences({ title, rows }: SentencesProps) {
  return (
    <Card aria-labelledby="sentences">
      <h2 id="sentences">{title}</h2>
      <dl className={styles.sentences}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
