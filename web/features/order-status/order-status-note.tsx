import type { OrderStatus } from '@krono/contract'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { MailLink } from '@/ui/page/mail-link'
import styles from './order-status.module.css'

/** State of a purchase after a dispute or refund: the state, its date, its meaning, and the contact. */
export function OrderStatusNote({ orderStatus }: { orderStatus: OrderStatus }) {
  const t = translations('orderStatus')
  const { is, since, returned } = orderStatus
  return (
    <section className={styles.note} data-is={is} aria-labelledby="orderStatus">
      <h2 id="orderStatus">{t(`${is}.title`)}</h2>
      <p>{t(`${is}.text`, { date: formatLongDateOf(since) })}</p>
      {returned && returned.amount > 0 && <p>{t('returned', { amount: formatMoney(returned) })}</p>}
      <MailLink words={t('write')} />
    </section>
  )
}
