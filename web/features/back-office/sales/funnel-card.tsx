import { formatCount, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { FunnelStep, SalesAnswer } from '@/lib/contract/back-office/sales'
import { Card } from '@/ui/card/card'
import { Bar } from './bar'
import { shareOf } from './change'
import styles from './sales.module.css'

/**
 * Steps that are a subset of the one before: confirmed accounts, and paid payments. Other steps have no share: views,
 * accounts and payments are counted differently.
 */
const parts: ReadonlySet<FunnelStep> = new Set(['confirmed', 'paid'])

/** From the calculator to a payment. */
export function FunnelCard({ funnel }: Pick<SalesAnswer, 'funnel'>) {
  const t = translations('admin.sales')
  const most = Math.max(...funnel.map(({ count }) => count))
  return (
    <Card className={styles.card} aria-labelledby="funnel">
      <h2 id="funnel">{t('funnel')}</h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('ofStepBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, count }, place) => {
            const before = funnel[place - 1]
            return (
              <tr key={step}>
                <th scope="row">{t(`funnelSteps.${step}`)}</th>
                <td>{formatCount(count)}</td>
                <td className={styles.barCell}>
                  <div className={styles.share}>
                    <Bar part={count} whole={most} isSunny />
                    <span>
                      {before && parts.has(step) && formatPercent(shareOf(count, before.count))}
                    </span>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.note}>{t('how.funnel')}</p>
    </Card>
  )
}
