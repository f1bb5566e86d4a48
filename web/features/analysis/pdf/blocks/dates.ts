import type { ChapterBlock } from '@krono/contract'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'
import { cycleNameOf } from './cycle-name'
import { addRow } from './table'

const { aside, text } = page
const half = text.width / 2
const columns = [aside, { x: text.x, width: half - 8 }, { x: text.x + half, width: half }] as const
const heads = ['cycle', 'peaks', 'crossings'] as const

/** The days of each cycle's maximum and zero crossings. */
export function addDates(
  { flow, words, part }: Context,
  { rows }: Extract<ChapterBlock, { type: 'dates' }>,
) {
  const table: Node = { type: 'Table', parent: part }
  const list = (days: readonly string[]) =>
    days.length === 0 ? '–' : days.map((day) => words.shortDate(day)).join(', ')
  const head = addRow(
    flow,
    {
      table,
      gap: 16,
      padding: 3,
      cells: heads.map((name, place) => ({
        text: words.t(`analysis.dates.${name}`),
        style: styles.note,
        ...(columns[place] ?? columns[0]),
        heads: 'Column',
      })),
    },
    true,
  )
  rows.forEach(({ chakra, peaks, crossings }, place) => {
    addRow(
      flow,
      {
        table,
        head,
        padding: 1,
        ornament: (top) => flow.hairline(top),
        cells: [
          { text: cycleNameOf(words, chakra), style: styles.label, ...columns[0], heads: 'Row' },
          { text: list(peaks), style: styles.label, ...columns[1] },
          { text: list(crossings), style: styles.label, ...columns[2] },
        ],
      },
      place === 0 || place === rows.length - 2,
    )
  })
}
