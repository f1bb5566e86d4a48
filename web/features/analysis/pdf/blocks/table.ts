import type { Flow } from '@/features/print/flow'
import type { Draw, Node, Part, Piece } from '@/features/print/piece'
import type { Style } from '@/features/print/styles'
import { baselineOf } from '@/features/print/typesetter'

export type Cell = {
  text: string
  style: Style
  x: number
  width: number
  align?: 'left' | 'right' | 'centre'
  colour?: string
  /** The cell is the header of its row or column. */
  heads?: 'Row' | 'Column'
  /** Maximum number of lines; unlimited by default. */
  most?: number
}

type Row = {
  table: Node
  cells: readonly Cell[]
  /** Space above and below the words. */
  padding?: number
  gap?: number
  /** Drawing behind the words; `top` is that of the row. */
  ornament?: Draw
  head?: Piece | undefined
  isTied?: boolean
}

/** A row of a table: as high as its highest cell, with a structure node per cell for screen readers. */
export function addRow(flow: Flow, row: Row, tiesNext = false): Piece {
  const { table, cells, padding = 4, gap = 0, ornament, head, isTied = false } = row
  const { type } = flow
  const node: Node = { type: 'TR', parent: table }
  const set = cells.map((cell) => {
    const { text, style, width, most } = cell
    const lines = most
      ? type.fewLines(text, style, { width, most })
      : type.linesOf(text, style, width)
    return { cell, lines }
  })
  const baseline = Math.max(...cells.map(({ style }) => baselineOf(style)))
  const inner = Math.max(...set.map(({ cell, lines }) => lines.length * cell.style.leading))
  const parts: Part[] = set.map(({ cell, lines }) => ({
    of: {
      type: cell.heads ? 'TH' : 'TD',
      parent: node,
      ...(cell.heads && { scope: cell.heads }),
    },
    draw: (top) => {
      const { x, width, style, align = 'left', colour = style.colour } = cell
      const left = { left: x, centre: x + width / 2, right: x + width }[align]
      // Words of different sizes share a baseline.
      const first = top + padding + baseline - baselineOf(style)
      lines.forEach((line, place) => {
        const lineTop = first + place * style.leading
        type.write(line, { x: left, top: lineTop, style, align, colour })
      })
    },
  }))
  const behind: Part[] = ornament ? [{ of: 'ornament', draw: ornament }] : []
  const height = inner + 2 * padding
  return flow.add({ height, gap, isTied, head, parts: [...behind, ...parts] }, tiesNext)
}
