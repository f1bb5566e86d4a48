import type { Chart, ValueKey } from '@krono/chart'
import { motionDetails, valueDetail } from '../detail'
import { energiesOf, extremesOf } from '../figures'
import { measureRow } from '../measures'
import { filled, type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPerson } from '../people-of'

const valueKeys = [
  'logical',
  'creative',
  'community',
  'self',
] as const satisfies readonly ValueKey[]

export function values(subject: Subject): OutlineBlock[] {
  const { chart } = onlyPerson(subject)
  return [
    { type: 'measures', rows: valueKeys.map((value) => measureRow(value, chart.values[value])) },
    ...valueKeys.flatMap((value) => [section({ measure: value }), valueDetail(chart, value)]),
  ]
}

/** Activity and restraint. */
export function motion(subject: Subject): OutlineBlock[] {
  const { chart } = onlyPerson(subject)
  return [
    {
      type: 'measures',
      rows: [measureRow('activity', chart.activity), measureRow('restraint', chart.restraint)],
    },
    ...motionDetails(chart),
  ]
}

/** The outline of the chart, and which side is larger. Its middle is the heart chakra (engine §4). */
export function shape(subject: Subject): OutlineBlock[] {
  const { chart, date } = onlyPerson(subject)
  const { sides, contour, levels } = chart
  const numbers = {
    physical: Math.round(levels.physical.value),
    emotional: Math.round(energiesOf(date).heart),
    intellectual: Math.round(levels.intellectual.value),
  }
  return [filled(`form.${contour}-${sides.dominant}`, { numbers })]
}

export const themes = ['doing', 'closeness', 'rest', 'deciding'] as const

/** The character, and how it works, is close to others, rests and decides. */
export function character(subject: Subject): OutlineBlock[] {
  const { chart } = onlyPerson(subject)
  return [
    text(`character.${chart.character}`, 'whole'),
    ...themes.map((theme) => themeText(chart, theme)),
  ]
}

/** A text about a side of everyday life, by character. Each names another number of the chart. */
export function themeText(chart: Chart, theme: (typeof themes)[number]) {
  const energies = energiesOf(chart.date)
  const { strongest, weakest } = extremesOf(energies)
  const numbers = {
    doing: { value: energies[strongest] },
    closeness: { emotional: chart.levels.emotional.value },
    rest: { low: energies[weakest] },
    deciding: { logical: chart.values.logical.value },
  }[theme]
  const rounded = Object.entries(numbers).map(([what, value]) => [what, Math.round(value)])
  return filled(`theme.${theme}-${chart.character}`, { numbers: Object.fromEntries(rounded) })
}
