import type { ChapterBlock } from '@krono/contract'
import { colours, tint } from '@/features/print/colours'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'
import { addRow } from './table'

const { aside, text, whole } = page
const height = 19

/** The three best and the three quiet days of a month. */
export function addDays(
  { flow, words, part }: Context,
  { best, quiet }: Extract<ChapterBlock, { type: 'days' }>,
) {
  const table: Node = { type: 'Table', parent: part }
  const rows = [
    { name: words.t('analysis.days.best'), days: best, colour: colours.sun },
    { name: words.t('analysis.days.quiet'), days: quiet, colour: colours.moon },
  ]
  rows.forEach(({ name, days, colour }, place) => {
    addRow(
      flow,
      {
        table,
        gap: place === 0 ? 18 : 0,
        padding: 3,
        ornament: (top) => {
          flow.pdf.rect(whole.x, top, whole.width, height).fill(tint(colour, 0.12))
          flow.pdf.rect(whole.x, top, 2.5, height).fill(colour)
        },
        cells: [
          { text: name, style: styles.label, x: aside.x + 12, width: 100, heads: 'Row' },
          {
            text: days.map((day) => words.shortDate(day)).join(', '),
            style: styles.figure,
            ...text,
          },
        ],
      },
      place === 0,
    )
  })
}
