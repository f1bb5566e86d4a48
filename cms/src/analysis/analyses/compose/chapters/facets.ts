import type { ValueKey } from '@krono/chart'
import { compare, energiesOf, meanAt } from '../figures'
import { measureRow } from '../measures'
import { bridge, type OutlineBlock, type Subject, section, text } from '../outline'
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
    ...valueKeys.flatMap((value) => [
      section({ measure: value }),
      text(`${value}.${chart.values[value].level}`, subject.parts),
    ]),
  ]
}

/** Activity and restraint, and which of them is stronger. */
export function motion(subject: Subject): OutlineBlock[] {
  const { activity, restraint, sides, date } = onlyPerson(subject).chart
  const energies = energiesOf(date)
  const comparison = compare(meanAt(energies, sides.release), meanAt(energies, sides.intake))
  return [
    {
      type: 'measures',
      rows: [measureRow('activity', activity), measureRow('restraint', restraint)],
    },
    text(`activity.${activity.level}`, subject.parts),
    text(`restraint.${restraint.level}`, subject.parts),
    bridge(`weave.activityRestraint-${comparison}`),
  ]
}

export function shape(subject: Subject): OutlineBlock[] {
  const { sides, contour } = onlyPerson(subject).chart
  return [text(`sides.${sides.dominant}`, subject.parts), text(`contour.${contour}`, subject.parts)]
}

export const character = (subject: Subject): OutlineBlock[] => [
  text(`character.${onlyPerson(subject).chart.character}`, subject.parts),
]
