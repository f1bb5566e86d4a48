import type { AnalyticsAnswer } from '@krono/contract'
import { formatCount } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { sizes } from '@/features/back-office/sales/plot'
import styles from '@/features/back-office/sales/sales.module.css'
import { dayText, stepText } from '@/features/back-office/sales/sales-text'
import { StepsDrawing } from '@/features/back-office/sales/steps-drawing'
import { Card } from '@/ui/card/card'
import { DetailsTable } from '@/ui/table/details-table'

const compact = new Intl.NumberFormat(intl, { notation: 'compact', maximumFractionDigits: 1 })

/** Views as a chart, and the same as a table. */
export function ViewsCard({ by, steps, views, earlier }: AnalyticsAnswer) {
  const t = translations('admin.analytics')
  const title = t(by === 'week' ? 'viewsByWeek' : 'viewsByDay')
  const drawing = {
    by,
    axisText: compact.format,
    steps: steps.map(({ from, until, count, before }) => ({ from, until, net: count, before })),
    label: t('drawing', {
      ...{ title, sum: formatCount(views.now), other: formatCount(views.before) },
    }),
  }
  return (
    <Card className={styles.card} aria-labelledby="views">
      <h2 id="views">{title}</h2>
      <p className={styles.note}>
        {t('lines', { from: dayText(earlier.from), to: dayText(earlier.until) })}
      </p>
      {(['narrow', 'middle', 'wide'] as const).map((name) => (
        <StepsDrawing key={name} {...drawing} size={sizes[name]} className={styles[name]} />
      ))}
      <DetailsTable summary={t('asTable')} caption={title} isLong>
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col">{t('views')}</th>
            <th scope="col">{t('earlier')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{stepText(step, by)}</th>
              <td>{formatCount(step.count)}</td>
              <td>{formatCount(step.before)}</td>
            </tr>
          ))}
        </tbody>
      </DetailsTable>
      <p className={styles.note}>{t('how.views')}</p>
    </Card>
  )
}
