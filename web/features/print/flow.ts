import { colours } from './colours'
import { page as a4, type Page } from './page'
import type { Pdf } from './pdf'
import type { Draw, Mark, Node, Part, Piece } from './piece'
import type { Style } from './styles'
import type { Typesetter } from './typesetter'

export type Column = { x: number; width: number }

type Added = {
  height: number
  gap: number
  parts: readonly Part[]
  topGap?: number
  isTied?: boolean
  isFirm?: boolean
  room?: number
  head?: Piece | undefined
  mark?: Mark
}

type Words = {
  style: Style
  node: Node
  gap: number
  column?: Column
  /** Stays on the page of the piece before it. */
  isTied?: boolean
}

/** Pieces in reading order, before they are put on pages. */
export class Flow {
  readonly pieces: Piece[] = []
  chapter = ''
  #tiesNext = false
  /** Remaining height of the drawing beside the next pieces. */
  #besideLeft = 0

  constructor(
    readonly pdf: Pdf,
    readonly type: Typesetter,
    readonly page: Page = a4,
  ) {}

  /** Adds a piece; `tiesNext` keeps the next one on its page. */
  add({ isTied = false, isFirm = false, ...added }: Added, tiesNext = false): Piece {
    const isBeside = this.#besideLeft > 0
    const piece = {
      ...added,
      isTied: isTied || isBeside || this.#tiesNext,
      isFirm: isFirm || isBeside,
      chapter: this.chapter,
    }
    this.#tiesNext = tiesNext
    this.#besideLeft -= added.height + added.gap
    this.pieces.push(piece)
    return piece
  }

  /** Adds a drawing with the next pieces beside it; all of them stay on its page, along its height. */
  addBeside({ height, ...added }: Added) {
    this.add({ ...added, height: 0, isTied: true }, true)
    this.#besideLeft = height
  }

  /** Ends a section: the next piece is below the section's drawing, and may be on another page. */
  endSection() {
    const height = this.#besideLeft
    if (height > 0) this.add({ height, gap: 0, parts: [] })
    this.#besideLeft = 0
    this.#tiesNext = false
  }

  /** Keeps the next piece on the page of the last one. */
  tieNext() {
    this.#tiesNext = true
  }

  /** A paragraph, line by line: never leaves a single line at the top or bottom of a page. */
  paragraph(text: string, { style, node, gap, column = this.page.text, isTied = false }: Words) {
    const lines = this.type.linesOf(text, style, column.width)
    lines.forEach((line, place) => {
      const isSecond = place === 1
      const isLast = place > 0 && place === lines.length - 1
      const draw: Draw = (top) => this.type.write(line, { x: column.x, top, style })
      this.add({
        height: style.leading,
        gap: place === 0 ? gap : 0,
        isTied: place === 0 ? isTied : isSecond || isLast,
        parts: [{ of: node, draw }],
      })
    })
  }

  /** A hairline across the column. */
  hairline(top: number, { x, width }: Column = this.page.whole) {
    this.pdf
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.6)
      .stroke(colours.line)
  }
}
