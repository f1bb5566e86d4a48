import type { Chart } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Figure } from '@/features/chart/drawing/figure'
import { strongestOf, weakestOf } from '@/features/chart/reading/extremes'
import { figureRows } from '@/features/chart/reading/figure-rows'
import type { Interpretation } from '@/server/cms/schemas'
import type { PictureContent } from './draw-result-picture'
import { picturePalette } from './palette'

type ChartPicture = {
  chart: Chart
  name: string
  texts: ReadonlyMap<string, Interpretation>
  /** Stands below the drawing; a birth date only when it is wished. */
  note: string
}

/** A chart as a picture: whose it is, the character, the total energy, and the drawing. */
export function chartPicture({ chart, name, texts, note }: ChartPicture): PictureContent {
  const t = translations()
  const character = texts.get(`character.${chart.character}`)?.title
  const total = t('takeAlong.totalLine', { value: formatFigure(chart.totalVitalEnergy.value) })
  const strongest = t('takeAlong.strongestLine', {
    strongest: t(`chakra.${strongestOf(chart)}`),
    weakest: t(`chakra.${weakestOf(chart)}`),
  })
  return {
    words: {
      title: name ? t('result.title', { name }) : t('result.titleAnonymous'),
      line: [character, total, strongest].filter(Boolean).join(' · '),
      note,
    },
    figure: <Figure rows={figureRows(chart)} label="" palette={picturePalette} />,
  }
}
