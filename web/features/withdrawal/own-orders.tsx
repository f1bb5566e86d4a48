import type { Withdrawal } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { WithdrawLink } from './withdraw-link'
import styles from './withdrawal.module.css'

/** A member's orders that can be, or were, withdrawn from: no number has to be typed. */
export function OwnOrders({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = translations('withdrawal')
  return (
    <section aria-labelledby="own-orders">
      <h2 id="own-orders">{t('own')}</h2>
      {withdrawals.length === 0 && <p>{t('ownNone')}</p>}
      <ul className={styles.orders}>
        {withdrawals.map((withdrawal) => (
          <OwnOrder key={withdrawal.order} withdrawal={withdrawal} />
        ))}
      </ul>
    </section>
  )
}

function OwnOrder({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = translations('withdrawal')
  const { order, product, paid, paidAt, until, statedAt } = withdrawal
  // The last moment of the last day: `until` is already the next one.
  const lastDay = new Date(new Date(until).getTime() - 1).toISOString()
  const paidText = `${formatMoney(paid)} · ${formatLongDateOf(paidAt)}`
  return (
    <li>
      <strong>{product}</strong>
      <span className={styles.note}>{paidText}</span>
      <span className={styles.note}>
        {statedAt
          ? t('statedOn', { date: formatLongDateOf(statedAt) })
          : t('lastDay', { date: formatLongDateOf(lastDay) })}
      </span>
      <WithdrawLink
        href={linkTo('withdrawalStatement', { order })}
        label={statedAt ? t('show') : undefined}
      />
    </li>
  )
}
