import type { ChapterBlock } from '@krono/contract'
import { colours, tint } from '@/features/print/colours'
import { page } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { type Style, styles } from '@/features/print/styles'
import { toneOf, toneRanges } from '@/features/relationship/tone'
import { type Context, nameOf } from '../context'
import { addRow, type Cell } from './table'

type Matrix = Extract<ChapterBlock, { type: 'matrix' }>

const { whole } = page

/** The four tones of the web page's table: violet for a smaller, gold for a larger harmony. */
const tones = {
  1: tint(colours.moon, 0.5),
  2: tint(colours.moon, 0.22),
  3: tint(colours.sun, 0.28),
  4: tint(colours.sun, 0.62),
} as const

/** Harmony of every pair in a grid; its columns are numbered, its rows have names. */
export function addMatrix(context: Context, { values }: Matrix) {
  const { flow, words, part } = context
  const count = values.length
  const cell = Math.min(44, (whole.width - 108) / count)
  const isWide = cell > 26
  const height = Math.min(26, Math.max(cell, 17))
  const table: Node = { type: 'Table', parent: part }
  const left = whole.x + whole.width - count * cell
  const name: Style = { ...styles.person, size: 9, leading: 11.5 }
  const figure: Style = { ...styles.label, size: cell < 20 ? 7 : 8.5, leading: 11.5 }
  const padding = (height - figure.leading) / 2
  const number = (place: number) => `${place + 1}`
  const head = addRow(
    flow,
    {
      table,
      gap: 24,
      padding: 3,
      cells: [
        {
          text: words.t('relationship.group.person'),
          style: styles.note,
          x: whole.x,
          width: 90,
          heads: 'Column',
        },
        ...values.map((_, place): Cell => {
          const x = left + place * cell
          const style = { ...styles.note, size: 7.5 }
          return { text: number(place), style, x, width: cell, align: 'centre', heads: 'Column' }
        }),
      ],
    },
    true,
  )
  values.forEach((row, person) => {
    addRow(
      flow,
      {
        table,
        padding,
        head,
        ornament: (top) =>
          row.forEach((value, place) => {
            const fill = value === null ? colours.line : tones[toneOf(value)]
            const x = left + place * cell
            flow.pdf.rect(x + 0.5, top + 0.5, cell - 1, height - 1).fill(fill)
          }),
        cells: [
          {
            text: `${number(person)}. ${nameOf(context, person)}`,
            style: name,
            x: whole.x,
            width: left - whole.x - 8,
            heads: 'Row',
            most: 1,
          },
          ...row.map((value, place): Cell => {
            const x = left + place * cell
            const text = value === null ? '' : isWide ? words.figure(value) : `${Math.round(value)}`
            return { text, style: figure, x, width: cell, align: 'centre' }
          }),
        ],
      },
      true,
    )
  })
  addTones(context)
}

/** The legend of the tones. */
function addTones({ flow, words, part }: Context) {
  const style = styles.note
  const node: Node = { type: 'P', parent: part }
  flow.add({
    height: style.leading + 8,
    gap: 10,
    parts: [
      {
        of: node,
        draw: (top) => {
          let x: number = whole.x
          const lead = words.t('relationship.group.tones')
          flow.type.write(lead, { x, top, style })
          x += flow.type.widthOf(lead, style) + 12
          for (const { tone, range } of toneRanges) {
            flow.pdf.rect(x, top + 1.5, 9, 9).fill(tones[tone])
            flow.type.write(range, { x: x + 13, top, style })
            x += flow.type.widthOf(range, style) + 28
          }
        },
      },
    ],
  })
}
