import type { ChapterBlock } from '@krono/contract'
import { colours, tint } from '@/features/print/colours'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import { shadeOf } from '../../document/shade-of'
import type { Context } from '../context'
import { cycleNameOf } from './cycle-name'
import { addRow, type Cell } from './table'

const { aside, text, whole } = page
const height = 24
const padding = (height - styles.label.leading) / 2

/** The year in one picture: a field per cycle and month. */
export function addYearPicture(
  { flow, words, part }: Context,
  { months, rows }: Extract<ChapterBlock, { type: 'yearPicture' }>,
) {
  const table: Node = { type: 'Table', parent: part }
  const width = text.width / months.length
  const xOf = (place: number) => text.x + place * width
  const letters = months.map(
    (month, place): Cell => ({
      text: words.monthLetter(month),
      style: styles.note,
      x: xOf(place),
      width,
      align: 'centre',
      heads: 'Column',
    }),
  )
  const corner = { text: words.t('analysis.dates.cycle'), style: styles.note, ...aside }
  const head = addRow(
    flow,
    { table, gap: 24, padding: 3, cells: [{ ...corner, heads: 'Column' }, ...letters] },
    true,
  )
  for (const { chakra, values } of rows) {
    addRow(
      flow,
      {
        table,
        padding,
        head,
        ornament: (top) =>
          values.forEach((value, place) => {
            flow.pdf
              .roundedRect(xOf(place) + 1, top + 1, width - 2, height - 2, 3)
              .fill(colourOf(value))
          }),
        cells: [
          { text: cycleNameOf(words, chakra), style: styles.label, ...aside, heads: 'Row' },
          ...values.map((value, place): Cell => {
            const figure = `${value}`.replace('-', '−')
            return { text: figure, style: styles.note, x: xOf(place), width, align: 'centre' }
          }),
        ],
      },
      true,
    )
  }
  const node: Node = { type: 'P', parent: part }
  flow.paragraph(words.t('analysis.yearPicture.legend'), {
    style: styles.note,
    node,
    column: whole,
    gap: 8,
  })
}

function colourOf(value: number): string {
  const { side, share } = shadeOf(value)
  // At most half of the colour, so that the number can be read on it.
  return tint(side === 'above' ? colours.sun : colours.moon, share / 200)
}
