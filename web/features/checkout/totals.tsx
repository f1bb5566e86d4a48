import { moneyText } from '@/base/text/money-text'
import type { Quote } from '@/lib/contract/checkout'
import styles from './checkout.module.css'

export type TotalsWords = Record<'price' | 'discount' | 'total', string>

type TotalsProps = { quote: Quote; words: TotalsWords; intl: string; isAsking: boolean }

/** The sums of an order; screen readers announce the new total when a coupon changes it. */
export function Totals({ quote, words, intl, isAsking }: TotalsProps) {
  const { price, discount, total } = quote
  return (
    <dl className={styles.totals} aria-busy={isAsking} aria-live="polite">
      {discount.amount > 0 && (
        <>
          <div>
            <dt>{words.price}</dt>
            <dd>{moneyText(price, intl)}</dd>
          </div>
          <div>
            <dt>{words.discount}</dt>
            <dd>{moneyText({ ...discount, amount: -discount.amount }, intl)}</dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>{moneyText(total, intl)}</dd>
      </div>
    </dl>
  )
}
