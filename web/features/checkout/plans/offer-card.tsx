import type { Product } from '@krono/contract'
import type { ReactNode } from 'react'
import { formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { monthlyPrice } from './plan-figures'
import styles from './plans.module.css'

type OfferCardProps = {
  product: Product
  /** Above the name: the advantage of this offer. */
  label?: string | undefined
  isFirst: boolean
  /** How often it is charged. */
  rhythm: 'perMonth' | 'perYear' | 'once'
  /** Sentences about this price. */
  notes: readonly ReactNode[]
  /** Benefits of all plans of the page: shown once below them. */
  shared: readonly string[]
  /** Link to the order. */
  children: ReactNode
}

/** One plan: its price, its own benefits, and the link to the order. */
export function OfferCard(props: OfferCardProps) {
  const { product, label, isFirst, rhythm, notes, shared, children } = props
  const t = translations('payment.plans')
  const monthly = monthlyPrice(product)
  const id = `offer-${product.key}`
  const own = product.unlocks.filter((line) => !shared.includes(line))
  const isWhole = own.length === product.unlocks.length
  return (
    <Card className={`${styles.offer} ${isFirst ? styles.first : ''}`} aria-labelledby={id}>
      <div className={styles.name}>
        {label && <p className={styles.label}>{label}</p>}
        <h2 id={id}>{product.name}</h2>
      </div>
      <p className={styles.price}>
        <b>{formatMoney(product.price)}</b> <span>{t(rhythm)}</span>
      </p>
      {monthly && (
        <p className={styles.monthly}>{t('asMonthly', { price: formatMoney(monthly) })}</p>
      )}
      <div className={styles.notes}>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a static list
          <p key={index}>{note}</p>
        ))}
      </div>
      <p className={styles.action}>{children}</p>
      {own.length > 0 && (
        <div className={styles.gives}>
          <h3>{t(isWhole ? 'unlocks' : 'also')}</h3>
          <ul>
            {own.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
