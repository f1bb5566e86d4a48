import type { AdminShortLink } from '@krono/contract'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from '@/features/back-office/sales/drawing.module.css'
import { labelledSteps, plotOf, sizes } from '@/features/back-office/sales/plot'
import { dayText, tickText } from '@/features/back-office/sales/sales-text'
import { DetailsTable } from '@/ui/table/details-table'

type Props = Pick<AdminShortLink, 'days'>

const size = sizes.narrow

/** Clicks of a short link by day as a chart, and the same as a table. */
export function ClicksDrawing({ days }: Props) {
  const t = translations('admin.links.short')
  const steps = days.map(({ day, count }) => ({ from: day, until: day, net: count, before: 0 }))
  const plot = plotOf(steps, size)
  const sum = days.reduce((all, { count }) => all + count, 0)
  const label = t('drawing', { sum: formatCount(sum) })
  return (
    <>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        className={styles.drawing}
        role="img"
        aria-label={label}
      >
        {plot.ticks
          .filter(({ value }) => Number.isInteger(value))
          .map(({ value, y }) => (
            <g key={value}>
              <path d={`M${plot.left} ${y}H${plot.right}`} className={styles.grid} />
              <text x={plot.left - 8} y={y + 4} textAnchor="end">
                {formatCount(value)}
              </text>
            </g>
          ))}
        {labelledSteps(steps, size.mostLabels).map((step) => (
          <text
            key={step}
            x={plot.xAt(step)}
            y={size.height - 6}
            textAnchor={step === 0 ? 'start' : 'middle'}
          >
            {tickText(steps[step]?.from ?? '', 'day')}
          </text>
        ))}
        <path d={plot.ground} className={styles.ground} />
        <path d={plot.now} className={styles.now} />
      </svg>
      <DetailsTable summary={translations('admin.sales')('asTable')} caption={label} isLong>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('clicks')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </DetailsTable>
    </>
  )
}
