import { type AnalysisKind, type Product, peopleOfAnalysis } from '@krono/contract'
import { formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './price.module.css'

type PriceProps = { kind: AnalysisKind; product: Product }

/** The price of an analysis, and for how many people it is. */
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
