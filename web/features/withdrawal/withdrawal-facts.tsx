import type { Withdrawal } from '@krono/contract'
import { formatLongDateOf, formatMoney, formatSecond } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './withdrawal.module.css'

/** Content of the statement: the contract, the consumer, and the address for the confirmation. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = translations('withdrawal.facts')
  const { product, number, order, paid, paidAt, name, email, statedAt } = withdrawal
  const facts: readonly (readonly [string, string | null])[] = [
    [t('product'), product],
    [t('number'), number ?? order],
    [t('paid'), `${formatMoney(paid)} · ${formatLongDateOf(paidAt)}`],
    [t('name'), name],
    [t('email'), email],
    [t('stated'), statedAt && formatSecond(statedAt)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
