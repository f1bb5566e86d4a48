import { formatCount, formatMoney } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import type { SalesInCurrency } from '@/lib/contract/back-office/sales'
import { Card } from '@/ui/card/card'
import { TableRegion } from '@/ui/table/table-region'
import { Bar } from './bar'
import styles from './sales.module.css'

/** The bought products, and their revenue. */
export function ProductsCard({ own: { currency, products } }: { own: SalesInCurrency }) {
  const t = translations('admin.sales')
  const names: Readonly<Record<string, string>> = wordsOf('admin.lists.options').product
  const most = Math.max(0, ...products.map(({ net }) => net))
  return (
    <Card className={styles.card}>
      <h2>{t('products')}</h2>
      {products.length === 0 ? (
        <p className={styles.note}>{t('nothing')}</p>
      ) : (
        <TableRegion
          label={`${t('products')}, ${currency.toUpperCase()}`}
          className={styles.region}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('product')}</th>
                <th scope="col">{t('pieces')}</th>
                <th scope="col">{t('net')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {products.map(({ product, name, orders, renewals, gifts, free, net }) => (
                <tr key={product}>
                  <th scope="row">
                    {name ?? names[product] ?? product}
                    <small>
                      {Object.entries({ renewals, gifts, free })
                        .filter(([, number]) => number > 0)
                        .map(([kind, number]) =>
                          t(kind as 'renewals' | 'gifts' | 'free', { number }),
                        )
                        .join(', ')}
                    </small>
                  </th>
                  <td>{formatCount(orders)}</td>
                  <td>{formatMoney({ amount: net, currency })}</td>
                  <td className={styles.barCell}>
                    <Bar part={net} whole={most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={styles.note}>{t('how.products')}</p>
    </Card>
  )
}
