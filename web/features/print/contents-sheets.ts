import { type Columns, entriesOf, layOutContents } from './contents'
import type { Sheet } from './draw-sheets'
import type { Flow } from './flow'
import { roomOf } from './page'
import { paginate } from './paginate'
import type { Piece } from './piece'

type Numbered = {
  title: string
  chapters: readonly Sheet[]
  /** Number of pages before the contents. */
  before: number
  columns?: Columns
}

/** The sheets of the contents; their number does not depend on the page numbers in them. */
export function contentsSheets(
  flow: Flow,
  { title, chapters, before, columns }: Numbered,
): Sheet[] {
  const pieces = chapters.flatMap((sheet) => sheet.map(({ piece }) => piece))
  const places = new Map<Piece, number>()
  chapters.forEach((sheet, place) => {
    for (const { piece } of sheet) if (!places.has(piece)) places.set(piece, place)
  })
  const sheetsAfter = (pages: number) => {
    const pageOf = (piece: Piece) => pages + (places.get(piece) ?? 0) + 1
    const entries = entriesOf(pieces, pageOf)
    const laidOut = layOutContents(flow, { title, entries, ...(columns && { columns }) })
    return paginate(laidOut, { limit: () => roomOf(flow.page) })
  }
  const { length } = sheetsAfter(before)
  return sheetsAfter(before + length)
}
