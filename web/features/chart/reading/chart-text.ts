import { type Chart, chakras } from '@krono/chart'
import { formatFigure, formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { levelKeys, valueKeys } from './measure-keys'
import type { Texts } from './reading-props'

type ChartText = { chart: Chart; name: string; texts: Texts }

/** A chart as plain text, line by line, for the clipboard. */
export function chartText({ chart, name, texts }: ChartText): string {
  const t = translations()
  const measure = (
    label: string,
    { value, level }: { value: number; level: Chart['levels']['physical']['level'] },
  ) => `${label}: ${formatFigure(value)} (${t(`level.${level}`)})`
  const lines = [
    name ? t('result.title', { name }) : t('result.titleAnonymous'),
    t('result.lead', { date: formatLongDate(chart.date) }),
    '',
    `${t('result.character')}: ${texts.get(`character.${chart.character}`)?.title ?? chart.character}`,
    measure(t('result.total'), chart.totalVitalEnergy),
    `${t('result.formula')}: ${chart.formula}`,
    `${t('result.sides')}: ${t(`dominant.${chart.sides.dominant}`)}`,
    `${t('result.contour')}: ${t(`contour.${chart.contour}`)}`,
    '',
    ...chakras.map(({ chakra }) => {
      const { energy, level, side } = chart.chakras[chakra]
      return `${t(`chakraLong.${chakra}`)}: ${formatFigure(energy)} – ${t(`phase.${level}`)}, ${t(`side.${side}`)}`
    }),
    '',
    ...levelKeys.map((key) => measure(t(`measure.${key}`), chart.levels[key])),
    ...valueKeys.map((key) => measure(t(`measure.${key}`), chart.values[key])),
    measure(t('measure.activity'), chart.activity),
    measure(t('measure.restraint'), chart.restraint),
    '',
    `${t('result.version', { version: chart.engineVersion })}.`,
  ]
  return lines.join('\n')
}
