import { type ChakraKey, type Chart, chakras, type Measure, phaseOf } from '@krono/chart'
import { formatDate, formatFigure, formatPrecise, formatWhole } from '@/base/text/format'
import type { Translate } from '@/base/words/translations'

/** Energy, octant and contours of one chakra, step by step (engine §1 to §3); none without a date. */
export function chakraSteps(t: Translate, chart: Chart, chakra: ChakraKey): string[] {
  if (!chart.date) return []
  const figures = phaseOf(chakra, chart.date)
  const reading = chart.chakras[chakra]
  const jdn = formatWhole(figures.jdn)
  const { period, phase, octant } = figures
  const degrees = formatPrecise(figures.degrees)
  const energy = formatPrecise(figures.energy)
  return [
    t('computed.day', { date: formatDate(chart.date), jdn }),
    t('computed.phase', { jdn, period, phase }),
    t('computed.angle', { period, phase, degrees }),
    t('computed.energy', { degrees, energy }),
    t('computed.octant', {
      period,
      phase,
      octant,
      level: t(`phase.${reading.level}`),
      side: t(`side.${reading.side}`),
    }),
    t('computed.contours', {
      energy,
      degrees,
      intake: formatFigure(reading.intakeContour),
      release: formatFigure(reading.releaseContour),
    }),
  ]
}

/** A mean over some chakras and its level (engine §4). */
export function meanSteps(
  t: Translate,
  { chart, members, measure }: { chart: Chart; members: readonly ChakraKey[]; measure: Measure },
): string[] {
  if (!chart.date) return []
  if (members.length === 0) return [t('computed.noChakra')]
  return [
    t('computed.mean', {
      chakras: namesOf(t, members),
      sum: sumOf(chart, members),
      count: members.length,
      value: formatFigure(measure.value),
    }),
    t('computed.meanLevel', { level: t(`level.${measure.level}`) }),
  ]
}

/** The total vital energy and its level (engine §4). */
export function totalSteps(t: Translate, chart: Chart): string[] {
  if (!chart.date) return []
  const { value, level } = chart.totalVitalEnergy
  const all = chakras.map((row) => row.chakra)
  return [
    t('computed.total', { sum: sumOf(chart, all), value: formatFigure(value) }),
    t('computed.totalLevel', { mean: formatPrecise(value / 7), level: t(`level.${level}`) }),
  ]
}

/** Names of chakras as a list, or the word for none. */
export function namesOf(t: Translate, members: readonly ChakraKey[]): string {
  return members.map((key) => t(`chakra.${key}`)).join(', ') || t('computed.none')
}

function sumOf(chart: Chart, members: readonly ChakraKey[]): string {
  return members.map((key) => formatPrecise(phaseOf(key, chart.date).energy)).join(' + ')
}
