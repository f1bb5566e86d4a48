import type { Chart } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { Figure } from '../drawing/figure'
import { SidesLegend } from '../drawing/legend'
import companion from './companion.module.css'
import { strongestOf, weakestOf } from './extremes'
import { figureRows } from './figure-rows'
import { NodeLinks } from './node-links'
import styles from './reading.module.css'

/** The drawing with its legend; with enough space, the same facts as a table below. */
export function FigureCard({ chart }: { chart: Chart }) {
  const t = translations()
  const label = t('result.figureLabel', {
    strongest: t(`chakra.${strongestOf(chart)}`),
    weakest: t(`chakra.${weakestOf(chart)}`),
  })
  return (
    <Card className={styles.figureCard} aria-labelledby="figure">
      <h2 id="figure" className="visually-hidden">
        {t('result.figureTitle')}
      </h2>
      <div className={companion.drawing}>
        <Figure rows={figureRows(chart)} label={label} />
        <NodeLinks />
      </div>
      <SidesLegend t={t} />
      <p className={styles.legendNote}>
        {t('result.legendRing')} {t('result.legendPhase')}
      </p>
    </Card>
  )
}
