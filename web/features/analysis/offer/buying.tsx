import { type AnalysisKind, type Product, productOfAnalysis } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { PriceNote } from '@/features/legal/price-note'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './interpretation.module.css'
import { Price } from './price'

type BuyingProps = { kind: AnalysisKind; product: Product | undefined }

/** The price, and the links to buy it for oneself or as a gift. */
export function Buying({ kind, product }: BuyingProps) {
  const t = translations('interpretations')
  if (!product) return <p>{t('price.missing')}</p>
  const query = { product: productOfAnalysis(kind) }
  return (
    <div className={styles.buying}>
      <Price kind={kind} product={product} />
      <p className={styles.ways}>
        <ButtonLink href={linkTo('analysis', query)}>{t('order')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('gift', query)}>
          {t('give')}
        </ButtonLink>
      </p>
      <p className={styles.note}>
        <PriceNote />
      </p>
    </div>
  )
}
