import { Bar } from './bar'
import styles from './blocks.module.css'
import type { BlockProps } from './scene'

/** Facts about two people, in numbers and words. */
export function PairFacts({ block, scene }: BlockProps<'pairFacts'>) {
  const { t, figure, wordOf } = scene.words
  const type = wordOf('relationship.type', block.relation)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('relationship.pair.type')}</dt>
        <dd>{type}</dd>
      </div>
      <div className={styles.harmony}>
        <dt>{t('relationship.pair.harmony')}</dt>
        <dd>
          {t('relationship.pair.harmonyOf', { value: figure(block.harmony) })}
          <Bar value={block.harmony} />
        </dd>
      </div>
      {Object.entries(block.understanding).map(([level, label]) => (
        <div key={level}>
          <dt>{wordOf('measure', level)}</dt>
          <dd>{wordOf('relationship.understanding', label)}</dd>
        </div>
      ))}
    </dl>
  )
}
