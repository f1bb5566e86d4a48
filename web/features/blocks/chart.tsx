import { chartOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Figure } from '@/features/chart/drawing/figure'
import { SidesLegend } from '@/features/chart/drawing/legend'
import { strongestOf, weakestOf } from '@/features/chart/reading/extremes'
import { figureRows } from '@/features/chart/reading/figure-rows'
import type { BlockOf } from '@/lib/contract/blocks'
import styles from './figure.module.css'

/** The chart of a date that an editor chose. */
export function BlockChart({ block: { date, caption } }: { block: BlockOf<'chart'> }) {
  const t = translations()
  const chart = chartOf(date)
  const label = t('result.figureLabel', {
    strongest: t(`chakra.${strongestOf(chart)}`),
    weakest: t(`chakra.${weakestOf(chart)}`),
  })
  return (
    <figure className={styles.drawn}>
      <div className={styles.chart}>
        <Figure rows={figureRows(chart)} label={label} />
      </div>
      <SidesLegend t={t} />
      <figcaption>{caption || formatLongDate(date)}</figcaption>
    </figure>
  )
}
