import type { Order } from '@krono/contract'
import { linkToSecret } from '@/base/routing/links'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './payments.module.css'

/** Payments, the newest first: what, when, how much, what became of it, and the receipts. */
export function PaymentList({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className={styles.payments}>
      {orders.map((order) => (
        <PaymentRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function PaymentRow({ order }: { order: Order }) {
  const t = translations('premium.payments')
  const { total } = order
  const facts = [
    formatLongDateOf(order.paidAt ?? order.createdAt),
    ...(order.isGift ? [t('gift')] : []),
    ...(order.isRenewal ? [t('renewal')] : []),
    stateOf(order),
  ]
  return (
    <li>
      <div className={styles.what}>
        <strong>{order.name}</strong>
        <span className={styles.amount}>{formatMoney(total)}</span>
      </div>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {order.receipts.length > 0 && (
        <ul className={styles.receipts}>
          {order.receipts.map(({ number, token, kind }) => (
            <li key={token}>
              <SiteLink href={linkToSecret('receipt', token)}>{t(kind, { number })}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What became of it, and since when, where it is not simply paid. */
function stateOf({ state, aftermath, refunded }: Order): string {
  const t = translations('premium.payments')
  if (!aftermath) return t(`state.${state}`)
  const date = formatLongDateOf(aftermath.since)
  return t(`aftermath.${aftermath.is}`, { date, amount: formatMoney(refunded) })
}
