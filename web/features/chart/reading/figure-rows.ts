import { type Chart, chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import type { FigureRow } from '../drawing/figure'

/** The seven rows of a chart's drawing with their texts, crown first; in the site's language by default. */
export function figureRows(chart: Pick<Chart, 'chakras'>, t = translations()): FigureRow[] {
  return chakras.map(({ chakra }) => {
    const reading = chart.chakras[chakra]
    return {
      ...reading,
      key: chakra,
      name: t(`chakra.${chakra}`),
      direction: t(`side.${reading.side}`),
      phase: t(`phase.${reading.level}`),
    }
  })
}
