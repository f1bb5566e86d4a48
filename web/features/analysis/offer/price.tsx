import { type AnalysisKind, type Product, peopleOfAnalysis } from '@krono/contract'
import { formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './price.module.css'

type PriceProps = { kind: AnalysisKind; product: Product }

/** What an analysis costs, and for how many the price holds. */
export function Price({ kind, product }: PriceProps) {
  const t = translations('interpretations.price')
  const [fewest, most] = peopleOfAnalysis(kind)
  return (
    <p className={styles.price}>
      <b>{formatMoney(product.price)}</b>
      <span>
        {[t('once'), ...(most > fewest ? [t('sameForAll', { fewest, most })] : [])].join('; ')}
      </span>
    </p>
  )
}
