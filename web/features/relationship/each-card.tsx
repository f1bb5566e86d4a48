import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { BondList } from './bond-list'
import { harmonyLookup } from './bonds'
import type { PairsProps } from './bonds-card'
import styles from './relationship.module.css'

/** Each person with their harmony with the others, the closest first; with full names. */
export function EachCard({ names, pairs, pairHref }: PairsProps) {
  const t = translations('relationship.group')
  const harmonyOf = harmonyLookup(pairs)
  return (
    <Card className={styles.wide} aria-labelledby="each">
      <h2 id="each">{t('each')}</h2>
      <ol className={styles.each}>
        {names.map((name, a) => (
          <li key={name}>
            <Disclosure summary={t('eachOf', { name })}>
              <BondList
                bonds={names
                  .flatMap((_, b) => (a === b ? [] : { a, b, harmony: harmonyOf(a, b) }))
                  .sort((one, other) => other.harmony - one.harmony)}
                wordsOf={({ b }) => names[b] ?? ''}
                pairHref={pairHref}
              />
            </Disclosure>
          </li>
        ))}
      </ol>
    </Card>
  )
}
