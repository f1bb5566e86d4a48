import { type LevelKey, levelChakras } from '@krono/chart'
import { levelDetail } from '../detail'
import { chakraRow, measureRow } from '../measures'
import type { OutlineBlock, Subject } from '../outline'
import { onlyPerson } from '../people-of'

/** One of the three levels: its energy and its parts, and its text. */
const levelChapter =
  (level: LevelKey) =>
  (subject: Subject): OutlineBlock[] => {
    const { chart } = onlyPerson(subject)
    return [
      {
        type: 'measures',
        rows: [
          measureRow(level, chart.levels[level]),
          ...levelChakras[level].map((chakra) => chakraRow(chart, chakra)),
        ],
      },
      levelDetail(chart, level),
    ]
  }

export const body = levelChapter('physical')
export const heart = levelChapter('emotional')
export const mind = levelChapter('intellectual')
