import { type LevelKey, levelChakras } from '@krono/chart'
import { compare, energiesOf, meanAt } from '../figures'
import { chakraRow, measureRow } from '../measures'
import { bridge, type OutlineBlock, type Subject, text } from '../outline'
import { onlyPerson } from '../people-of'

/** For each level: the key of its bridge text, and the two levels that this text compares. */
const bridges = {
  physical: ['bodyHeart', 'physical', 'emotional'],
  emotional: ['heartMind', 'emotional', 'intellectual'],
  intellectual: ['bodyMind', 'physical', 'intellectual'],
} as const satisfies Record<LevelKey, readonly [string, LevelKey, LevelKey]>

/** One of the three levels: its energy and its parts, its text, and its relation to another level. */
const levelChapter =
  (level: LevelKey) =>
  (subject: Subject): OutlineBlock[] => {
    const { chart } = onlyPerson(subject)
    const measure = chart.levels[level]
    const energies = energiesOf(chart.date)
    const [name, first, second] = bridges[level]
    const comparison = compare(
      meanAt(energies, levelChakras[first]),
      meanAt(energies, levelChakras[second]),
    )
    return [
      {
        type: 'measures',
        rows: [
          measureRow(level, measure),
          ...levelChakras[level].map((chakra) => chakraRow(chart, chakra)),
        ],
      },
      text(`${level}.${measure.level}`, subject.parts),
      bridge(`weave.${name}-${comparison}`),
    ]
  }

export const body = levelChapter('physical')
export const heart = levelChapter('emotional')
export const mind = levelChapter('intellectual')
