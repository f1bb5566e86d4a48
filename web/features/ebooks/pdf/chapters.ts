import type { EbookDocument } from '@krono/contract'
import { colours } from '@/features/print/colours'
import type { Sheet } from '@/features/print/draw-sheets'
import type { Flow } from '@/features/print/flow'
import { printable } from '@/features/print/letters'
import { paginateWell } from '@/features/print/paginate-well'
import type { Node } from '@/features/print/piece'
import { yieldToOthers } from '@/features/print/yield-to-others'
import { levelled } from '../heading-levels'
import { addBookBlock } from './add-block'
import type { BookContext } from './book-context'
import { bookStyles as styles } from './book-styles'
import { bookPage, bookRoom } from './page'

/** The chapters on sheets; each begins a page. Yields to the event loop between two blocks. */
export async function chapterSheets(
  { chapters }: EbookDocument,
  setting: Omit<BookContext, 'part'>,
): Promise<Sheet[]> {
  const { flow } = setting
  const sheets: Sheet[] = []
  for (const [place, { title, blocks }] of chapters.entries()) {
    const start = flow.pieces.length
    const part: Node = { type: 'Sect', parent: undefined }
    addOpening(flow, { part, place, title })
    for (const block of levelled(blocks)) {
      addBookBlock({ ...setting, part }, block)
      await yieldToOthers()
    }
    const pieces = flow.pieces.slice(start)
    sheets.push(...paginateWell(pieces, { height: bookRoom, squeeze: 1 }))
  }
  return sheets
}

type Opening = { part: Node; place: number; title: string }

const sunk = 40

/** Number and title of a chapter, a little lower on its page than text. */
function addOpening(flow: Flow, { part, place, title }: Opening) {
  const { type } = flow
  const { x, width } = bookPage.text
  const lines = type.linesOf(title, styles.chapter, width)
  flow.chapter = printable(title)
  flow.add(
    {
      height: styles.numeral.leading + 4 + lines.length * styles.chapter.leading + 14,
      gap: 0,
      topGap: sunk,
      mark: { title: printable(title), level: 1, name: `chapter-${place}` },
      parts: [
        {
          of: 'ornament',
          draw: (top) => {
            const style = styles.numeral
            type.write(`${place + 1}`, { x, top, style, colour: colours.moon })
          },
        },
        {
          of: { type: 'H2', parent: part },
          draw: (top) => {
            const first = top + styles.numeral.leading + 4
            lines.forEach((line, row) => {
              const lineTop = first + row * styles.chapter.leading
              type.write(line, { x, top: lineTop, style: styles.chapter })
            })
          },
        },
      ],
    },
    true,
  )
}
