import type { ValueKey } from '@krono/chart'
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

/** A text about a side of everyday life, by character. */
export function themeText(
  { character: key, date }: { character: string; date: string },
  theme: (typeof themes)[number],
) {
  const energies = energiesOf(date)
  const value = Math.round(energies[extremesOf(energies).strongest])
  return filled(`theme.${theme}-${key}`, { numbers: { value } })
}
