import { formatCount, formatMoney, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { SalesAnswer, SalesInCurrency } from '@/lib/contract/back-office/sales'
import type { Currency } from '@/lib/contract/money'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { changeOf, shareOf } from './change'
import styles from './sales.module.css'
import { Tile } from './tile'

/** An average of forints is rounded to whole forints: they have no smaller coin. */
const wholeOf = (amount: number, currency: Currency) =>
  currency === 'huf' ? Math.round(amount / 100) * 100 : Math.round(amount)

type Props = { sales: SalesAnswer; own: SalesInCurrency }

/** The main figures, each beside an earlier one, and how each is counted. */
export function Tiles({ sales: { against, churn }, own }: Props) {
  const t = translations('admin.sales')
  const { now, before, recurring } = own
  const money = (amount: number) =>
    formatMoney({ amount: wholeOf(amount, own.currency), currency: own.currency })
  const churnOf = ({ had, lost }: typeof churn.now) => shareOf(lost, had)
  const points = Math.round((churnOf(churn.now) - churnOf(churn.before)) * 10) / 10
  const average = ({ net, buyers }: typeof now) => (buyers > 0 ? net / buyers : 0)
  const earlier = t(`against.${against}`)
  return (
    <div className={styles.figures}>
      <dl className={styles.tiles}>
        <Tile
          name={t('net')}
          value={money(now.net)}
          change={changeOf(now.net, before.net)}
          beside={earlier}
        />
        <Tile
          name={t('recurring')}
          value={money(recurring.now.monthly)}
          note={t('endingNote', { amount: money(recurring.ending.monthly) })}
          change={changeOf(recurring.now.monthly, recurring.before.monthly)}
          beside={t('monthBefore')}
        />
        <Tile
          name={t('churn')}
          value={formatPercent(churnOf(churn.now))}
          change={points}
          isPoints
          isBetterLess
          beside={t('monthBefore')}
        />
        <Tile
          name={t('returned')}
          value={money(now.returned)}
          note={t('returnedNote', {
            share: formatPercent(shareOf(now.returned, now.charged)),
            number: formatCount(now.returnedOrders),
          })}
        />
        <Tile
          name={t('average')}
          value={money(average(now))}
          change={changeOf(average(now), average(before))}
          beside={earlier}
        />
        <Tile
          name={t('discount')}
          value={money(now.discount)}
          note={t('discountNote', {
            number: formatCount(now.discounted),
            second: formatCount(now.free),
          })}
        />
        <Tile
          name={t('owing')}
          value={money(recurring.owing.monthly)}
          note={t('subscriptions', { number: formatCount(recurring.owing.count) })}
        />
        <Tile name={t('disputed')} value={money(now.disputed)} note={t('disputedNote')} />
      </dl>
      <Disclosure summary={t('howCounted')}>
        <dl className={styles.how}>
          {(
            [
              'net',
              'recurring',
              'churn',
              'returned',
              'average',
              'discount',
              'owing',
              'disputed',
            ] as const
          ).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(`how.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
