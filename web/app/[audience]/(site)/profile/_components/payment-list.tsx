import type { Order } from '@krono/contract'
import { linkTo, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { WithdrawLink } from '@/features/withdrawal/withdraw-link'
import { SiteLink } from '@/ui/button/site-link'
import styles from './payments.module.css'

/** Payments, newest first: product, date, amount, status, and the receipts. */
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
      {order.withdrawableUntil && (
        <span className={styles.receipts}>
          <WithdrawLink href={linkTo('withdrawalStatement', { order: order.id })} />
        </span>
      )}
    </li>
  )
}

/** The status and its date, unless the order is simply paid. */
function stateOf({ state, orderStatus, refunded }: Order): string {
  const t = translations('premium.payments')
  if (!orderStatus) return t(`state.${state}`)
  const date = formatLongDateOf(orderStatus.since)
  return t(`orderStatus.${orderStatus.is}`, { date, amount: formatMoney(refunded) })
}
