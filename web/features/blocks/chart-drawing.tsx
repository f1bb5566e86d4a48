import type { Chart } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { Figure } from '@/features/chart/drawing/figure'
import { SidesLegend } from '@/features/chart/drawing/legend'
import { strongestOf, weakestOf } from '@/features/chart/reading/extremes'
import { figureRows } from '@/features/chart/reading/figure-rows'
import styles from './figure.module.css'

/** A chart with its legend, within a text. */
export function ChartDrawing({ chart }: { chart: Chart }) {
  const t = translations()
  const label = t('result.figureLabel', {
    strongest: t(`chakra.${strongestOf(chart)}`),
    weakest: t(`chakra.${weakestOf(chart)}`),
  })
  return (
    <>
      <div className={styles.chart}>
        <Figure rows={figureRows(chart)} label={label} />
      </div>
      <SidesLegend t={t} />
    </>
  )
}
