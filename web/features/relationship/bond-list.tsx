import type { Pair } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { PairHref } from './group-facts'
import styles from './relationship.module.css'

type BondListProps = {
  bonds: readonly Pair[]
  /** Text of a pair. */
  wordsOf: (pair: Pair) => string
  pairHref: PairHref | undefined
}

/** Pairs with their harmony, each with a link to its result. */
export function BondList({ bonds, wordsOf, pairHref }: BondListProps) {
  const t = translations('relationship.group')
  return (
    <ul className={styles.bonds}>
      {bonds.map((pair) => (
        <li key={`${pair.a} ${pair.b}`}>
          {pairHref ? (
            <a href={pairHref(pair.a, pair.b)} title={t('open')}>
              {wordsOf(pair)}
            </a>
          ) : (
            <span>{wordsOf(pair)}</span>
          )}
          <strong>{formatFigure(pair.harmony)}</strong>
        </li>
      ))}
    </ul>
  )
}
