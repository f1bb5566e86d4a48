import { colours } from '@/features/print/colours'
import { page } from '@/features/print/page'
import type { Pdf } from '@/features/print/pdf'
import type { Draw, Node, Part } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import type { Context } from '../context'

type DrawMark = (pdf: Pdf, x: number, middle: number) => void

type Side = { text: string; mark: DrawMark }

const dot =
  (colour: string): DrawMark =>
  (pdf, x, middle) =>
    pdf.circle(x + 4, middle, 3.5).fill(colour)

/** Small samples of the sides of a drawing. */
export const sideMarks = {
  moon: dot(colours.moon),
  sun: dot(colours.sun),
  filled: (pdf, x, middle) => {
    pdf.rect(x, middle - 3.5, 4, 7).fill(colours.moon)
    pdf.rect(x + 4, middle - 3.5, 4, 7).fill(colours.sun)
  },
  line: (pdf, x, middle) => {
    pdf
      .moveTo(x, middle)
      .lineTo(x + 9, middle)
      .lineWidth(1.6)
      .stroke(colours.ink)
  },
} as const satisfies Record<string, DrawMark>

const style = styles.running
const space = { mark: 14, sides: 24 } as const
const middleOfPage = page.whole.x + page.whole.width / 2

type Legend = { sides: readonly Side[]; note: string }

/** The legend of a drawing: its two sides, and a sentence. */
export function addLegend({ flow, part }: Context, { sides, note }: Legend) {
  const { pdf, type } = flow
  const node: Node = { type: 'P', parent: part }
  const cut = sides.map(({ text, mark }) => {
    const [line = ''] = type.fewLines(text, style, { width: page.whole.width - 20, most: 1 })
    return { line, mark, width: space.mark + type.widthOf(line, style) }
  })
  const widthOf = (row: typeof cut) =>
    row.reduce((sum, { width }) => sum + width, space.sides * (row.length - 1))
  const isOneRow = widthOf(cut) < page.whole.width
  const rows = (isOneRow ? [cut] : cut.map((one) => [one])).filter((row) => row.length > 0)
  const lines = type.linesOf(note, style, page.text.width)

  const drawRow = (row: typeof cut): Part[] => {
    let x = middleOfPage - widthOf(row) / 2
    return row.flatMap(({ line, mark, width }): Part[] => {
      const left = x
      x += width + space.sides
      const top = rows.indexOf(row) * style.leading
      const drawMark: Draw = (from) => mark(pdf, left, from + top + style.leading / 2)
      const write: Draw = (from) =>
        type.write(line, { x: left + space.mark, top: from + top, style })
      return [
        { of: 'ornament', draw: drawMark },
        { of: node, draw: write },
      ]
    })
  }
  const below = rows.length * style.leading + 3
  flow.add({
    height: below + lines.length * style.leading,
    gap: 6,
    parts: [
      ...rows.flatMap(drawRow),
      {
        of: node,
        draw: (top) =>
          lines.forEach((line, place) => {
            const lineTop = top + below + place * style.leading
            type.write(line, { x: middleOfPage, top: lineTop, style, align: 'centre' })
          }),
      },
    ],
  })
}
