import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Bar } from '@/features/back-office/sales/bar'
import styles from '@/features/back-office/sales/sales.module.css'
import { Card } from '@/ui/card/card'
import { TableRegion } from '@/ui/table/table-region'
import own from './numbers.module.css'

type Both = { now: number; before: number }

type CountedCardProps = {
  id: string
  title: string
  /** What a row is. */
  what: string
  rows: readonly (Both & { value: string; name: string })[]
  others?: Both
  /** How it is counted. */
  how: string
}

/** Counts of some values, beside those of the period before. */
export function CountedCard({ id, title, what, rows, others, how }: CountedCardProps) {
  const t = translations('admin.analytics')
  const most = Math.max(0, ...rows.map(({ now }) => now))
  const all = [
    ...rows,
    ...(others && (others.now > 0 || others.before > 0)
      ? [{ value: 'others', name: t('others'), ...others }]
      : []),
  ]
  return (
    <Card className={styles.card}>
      <h2 id={id}>{title}</h2>
      {all.length === 0 ? (
        <p className={styles.note}>{t('nothing')}</p>
      ) : (
        <TableRegion label={title} className={styles.region}>
          <table className={`${styles.table} ${own.table}`}>
            <thead>
              <tr>
                <th scope="col">{what}</th>
                <th scope="col">{t('count')}</th>
                <th scope="col">{t('earlier')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {all.map(({ value, name, now, before }) => (
                <tr key={`${value} ${name}`}>
                  <th scope="row">{name}</th>
                  <td>{formatCount(now)}</td>
                  <td>{formatCount(before)}</td>
                  <td className={styles.barCell}>
                    <Bar part={now} whole={most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={styles.note}>{how}</p>
    </Card>
  )
}
