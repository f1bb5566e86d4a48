import type { Product, Quote } from '@krono/contract'
import { formatLongDateOf, formatMoment, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './order.module.css'

type OrderLinesProps = {
  product: Product
  quote: Quote
  /** End of the campaign price, ISO 8601. */
  until?: string | undefined
}

/** A term that begins later than this follows another term. */
const nowMs = 60_000

export const beginsLater = ({ startsAt }: Quote) =>
  startsAt !== null && Date.parse(startsAt) - Date.now() > nowMs

/** The ordered product: its start, its end, and the renewal. */
export function OrderLines({ product, quote, until }: OrderLinesProps) {
  const t = translations('payment.order')
  const { startsAt, endsAt, renewal, nextCharge } = quote
  return (
    <div className={styles.order}>
      <p className={styles.name}>{product.name}</p>
      <dl className={styles.facts}>
        {startsAt && (
          <div>
            <dt>{t('begins')}</dt>
            <dd>{beginsLater(quote) ? formatLongDateOf(startsAt) : t('now')}</dd>
          </div>
        )}
        {endsAt && !renewal && (
          <div>
            <dt>{t('ends')}</dt>
            <dd>{formatLongDateOf(endsAt)}</dd>
          </div>
        )}
        {endsAt && renewal && (
          <div>
            <dt>{t('renews')}</dt>
            <dd>{t('renewal', { date: formatLongDateOf(endsAt), price: formatMoney(renewal) })}</dd>
          </div>
        )}
        {nextCharge && (
          <div>
            <dt>{t('charged')}</dt>
            <dd>{formatLongDateOf(nextCharge)}</dd>
          </div>
        )}
        {until && (
          <div>
            <dt>{t('until')}</dt>
            <dd>
              <time dateTime={until}>{formatMoment(until)}</time>
            </dd>
          </div>
        )}
      </dl>
      {endsAt && <p className={styles.note}>{t(noteOf(quote))}</p>}
    </div>
  )
}

/** The renewal and its date, also of an existing subscription that continues beside the product. */
function noteOf({ renewal, nextCharge, endsAt }: Quote) {
  if (renewal) return 'cancel'
  if (!nextCharge || !endsAt) return 'noRenewal'
  return nextCharge < endsAt ? 'besideAhead' : 'beside'
}
