import { formatCount, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { SalesAnswer } from '@/lib/contract/back-office/sales'
import { Card } from '@/ui/card/card'
import { TableRegion } from '@/ui/table/table-region'
import { shareOf } from './change'
import styles from './sales.module.css'
import { monthText } from './sales-text'

/** Of the users who began in a month, how many continued. */
export function CohortsCard({ cohorts }: Pick<SalesAnswer, 'cohorts'>) {
  const t = translations('admin.sales')
  const begun = cohorts.filter(({ began }) => began > 0)
  return (
    <Card className={styles.card}>
      <h2>{t('cohorts')}</h2>
      {begun.length === 0 ? (
        <p className={styles.note}>{t('noCohorts')}</p>
      ) : (
        <TableRegion label={t('cohorts')} className={styles.region}>
          <table className={`${styles.table} ${styles.cohorts}`}>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col">{t('began')}</th>
                {cohorts.map((_, after) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their month number
                  <th scope="col" key={after}>
                    {t('monthAfter', { number: after })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {begun.map(({ month, began, left }) => (
                <tr key={month}>
                  <th scope="row">{monthText(month)}</th>
                  <td>{formatCount(began)}</td>
                  {left.map((count, after) => {
                    const share = Math.round(shareOf(count, began))
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                      <td key={after} style={{ '--share': `${share}%` } as React.CSSProperties}>
                        {formatPercent(share)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={styles.note}>{t('how.cohorts')}</p>
    </Card>
  )
}
