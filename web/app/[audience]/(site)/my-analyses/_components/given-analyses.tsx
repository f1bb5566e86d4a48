import type { GivenGift } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { giftStateText } from '@/features/account/gift-state-text'
import { isAnalysis } from '@/lib/contract/product-kinds'
import styles from './shelf.module.css'

/** Analyses given as gifts, and their states. */
export function GivenAnalyses({ gifts }: { gifts: readonly GivenGift[] }) {
  const analysisGifts = gifts.filter(({ product }) => isAnalysis(product))
  if (analysisGifts.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="given">
      <h2 id="given">{translations('shelf')('given')}</h2>
      <ul>
        {analysisGifts.map((gift) => (
          <li key={gift.id}>
            <div className={styles.what}>
              <strong>{gift.name}</strong>
              <span className={styles.facts}>
                <bdi>{gift.recipientName}</bdi> · {giftStateText(gift)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
