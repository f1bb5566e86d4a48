import type { ChapterBlock } from '@krono/contract'
import { isChakra } from '@/features/chart/drawing/is-chakra'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'
import { drawBar } from './bars'
import { addRow } from './table'

type Measures = Extract<ChapterBlock, { type: 'measures' }>

const { aside, text } = page
const bar = { x: text.x, width: 176 } as const

/** Results with a bar each: names in the narrow column, levels in words at the end. */
export function addMeasures({ flow, words, part }: Context, { rows }: Measures) {
  const table: Node = { type: 'Table', parent: part }
  rows.forEach(({ of, value, level }, place) => {
    addRow(
      flow,
      {
        table,
        gap: place === 0 ? 22 : 0,
        ornament: (top) =>
          drawBar(flow.pdf, { ...bar, middle: top + 4 + styles.label.leading / 2, value, of }),
        cells: [
          { text: nameOfMeasure(words, of), style: styles.label, ...aside, heads: 'Row' },
          {
            text: words.figure(value),
            style: styles.figure,
            x: bar.x + bar.width + 6,
            width: 36,
            align: 'right',
          },
          {
            text: level ? words.levelOf(of, level) : '',
            style: styles.note,
            x: bar.x + bar.width + 54,
            width: 84,
          },
        ],
      },
      place < rows.length - 1,
    )
  })
}

/** The name of a chakra or of another measure. */
export const nameOfMeasure = (words: Context['words'], of: string) =>
  words.wordOf(isChakra(of) ? 'chakraLong' : 'measure', of)
