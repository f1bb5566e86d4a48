import type { Product } from '@krono/contract'
import { formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './item-card.module.css'

/** The price; in a campaign with the usual one, crossed out and named for screen readers. */
export function ItemPrice({ product }: { product: Pick<Product, 'price' | 'was'> }) {
  const { was } = product
  const t = translations('items')
  return (
    <span className={styles.price}>
      {was && (
        <s>
          <span className="visually-hidden">{t('was')} </span>
          {formatMoney(was)}
        </s>
      )}
      <b>
        {was && <span className="visually-hidden">{t('now')} </span>}
        <span>{formatMoney(product.price)}</span>
      </b>
    </span>
  )
}
