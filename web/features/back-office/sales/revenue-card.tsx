import { formatCount, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { SalesAnswer, SalesInCurrency } from '@/lib/contract/back-office/sales'
import { Card } from '@/ui/card/card'
import { DetailsTable } from '@/ui/table/details-table'
import { sizes } from './plot'
import styles from './sales.module.css'
import { axisText, dayText, stepText } from './sales-text'
import { StepsDrawing } from './steps-drawing'

type Props = { sales: SalesAnswer; own: SalesInCurrency }

/** Revenue as a chart, and the same as a table. */
export function RevenueCard({ sales, own }: Props) {
  const t = translations('admin.sales')
  const { by, earlier, campaigns } = sales
  const money = (amount: number) => formatMoney({ amount, currency: own.currency })
  const times = { from: dayText(earlier.from), to: dayText(earlier.until) }
  const title = t(`revenueBy.${by}`)
  const drawing = {
    ...{ by, axisText, marked: campaigns, steps: own.steps },
    label: t('drawing', { title, sum: money(own.now.net), other: money(own.before.net) }),
  }
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.note}>{t('lines', times)}</p>
      {(['narrow', 'middle', 'wide'] as const).map((name) => (
        <StepsDrawing key={name} {...drawing} size={sizes[name]} className={styles[name]} />
      ))}
      {campaigns.length > 0 && (
        <p className={styles.note}>
          {campaigns
            .map(({ name, from, until }) => `${name}: ${dayText(from)} – ${dayText(until)}`)
            .join(' · ')}
        </p>
      )}
      <DetailsTable summary={t('asTable')} caption={title} isLong>
        <thead>
          <tr>
            <th scope="col">{t('steps')}</th>
            <th scope="col">{t('orders')}</th>
            <th scope="col">{t('charged')}</th>
            <th scope="col">{t('returned')}</th>
            <th scope="col">{t('net')}</th>
            <th scope="col">{t('earlier')}</th>
          </tr>
        </thead>
        <tbody>
          {own.steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{stepText(step, by)}</th>
              <td>{formatCount(step.orders)}</td>
              <td>{money(step.charged)}</td>
              <td>{money(step.returned)}</td>
              <td>{money(step.net)}</td>
              <td>{money(step.before)}</td>
            </tr>
          ))}
        </tbody>
      </DetailsTable>
      <p className={styles.note}>{t('how.revenue')}</p>
    </Card>
  )
}
