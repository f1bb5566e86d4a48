import type { Pair } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { BondList } from './bond-list'
import { bondsOf } from './bonds'
import type { PairHref } from './group-facts'
import styles from './relationship.module.css'

export type PairsProps = {
  names: readonly string[]
  pairs: readonly Pair[]
  pairHref: PairHref | undefined
}

/** The strongest and the weakest bonds of a group. */
export function BondsCard({ names, pairs, pairHref }: PairsProps) {
  const t = translations('relationship')
  const bonds = bondsOf(pairs)
  const wordsOf = ({ a, b }: Pair) => t('pair.title', { a: names[a] ?? '', b: names[b] ?? '' })
  return (
    <Card aria-labelledby="bonds">
      <h2 id="bonds">{t('group.bonds')}</h2>
      <div className={styles.columns}>
        {(['strongest', 'hardest'] as const).map((end) => (
          <div key={end}>
            <h3>{t(`group.${end}`)}</h3>
            <BondList bonds={bonds[end]} wordsOf={wordsOf} pairHref={pairHref} />
          </div>
        ))}
      </div>
      <p className={styles.quiet}>{t('group.bondsNote')}</p>
    </Card>
  )
}
