import { colours } from './colours'
import type { Flow } from './flow'
import type { Page } from './page'
import type { Mark, Node, Piece } from './piece'
import { styles } from './styles'
import type { Typesetter } from './typesetter'

/** A chapter in the contents. */
export type Entry = { mark: Mark; sections: readonly string[]; pageNumber: number }

export type Columns = Pick<Page, 'aside' | 'text'>

type Contents = {
  title: string
  entries: readonly Entry[]
  /** Of the numbers and the titles of chapters; by default those of the page. */
  columns?: Columns
}

/** Chapters with their sections, from the marks of the pieces. */
export function entriesOf(pieces: readonly Piece[], pageOf: (piece: Piece) => number): Entry[] {
  const entries: (Entry & { sections: string[] })[] = []
  for (const piece of pieces) {
    const { mark } = piece
    if (mark?.level === 1) entries.push({ mark, sections: [], pageNumber: pageOf(piece) })
    if (mark?.level === 2) entries.at(-1)?.sections.push(mark.title)
  }
  return entries
}

/** The contents: each chapter with its page and, in small letters, its sections. Entries are links. */
export function layOutContents(
  flow: Flow,
  { title, entries, columns = flow.page }: Contents,
): Piece[] {
  const start = flow.pieces.length
  const { type } = flow
  const part: Node = { type: 'Sect', parent: undefined }
  const { text } = columns
  flow.chapter = title
  flow.add(
    {
      height: styles.chapter.leading,
      gap: 0,
      topGap: 26,
      parts: [
        {
          of: { type: 'H2', parent: part },
          draw: (top) => type.write(title, { x: text.x, top, style: styles.chapter }),
        },
      ],
    },
    true,
  )
  const toc: Node = { type: 'TOC', parent: part }
  entries.forEach((entry, place) => {
    addEntry(flow, toc, { ...entry, place, columns })
  })
  return flow.pieces.slice(start)
}

const padding = 7

/** The names of sections, as many as fit into two lines. */
function sectionLines(type: Typesetter, sections: readonly string[], width: number): string[] {
  const style = styles.running
  for (let count = sections.length; count > 1; count -= 1) {
    const text = sections.slice(0, count).join(', ')
    const lines = type.linesOf(count < sections.length ? `${text} …` : text, style, width)
    if (lines.length <= 2) return lines
  }
  const [first] = sections
  return first ? type.fewLines(first, style, { width, most: 2 }) : []
}

function addEntry(
  flow: Flow,
  toc: Node,
  { mark, sections, pageNumber, place, columns }: Entry & { place: number; columns: Columns },
) {
  const { type } = flow
  const { aside, text } = columns
  const style = styles.contents
  const width = text.width - 44
  const lines = type.linesOf(mark.title, style, width)
  const below = sectionLines(type, sections, width)
  const height = lines.length * style.leading + below.length * styles.running.leading + 2 * padding
  const item: Node = { type: 'TOCI', parent: toc }
  const reference: Node = { type: 'Reference', parent: item }
  const write = (top: number) => {
    const first = top + padding
    const right = text.x + text.width
    type.write(`${place + 1}`, { x: aside.x, top: first, style, colour: colours.moon })
    lines.forEach((line, row) => {
      type.write(line, { x: text.x, top: first + row * style.leading, style })
    })
    type.write(`${pageNumber}`, { x: right, top: first, style, align: 'right' })
    below.forEach((line, row) => {
      const lineTop = first + lines.length * style.leading + row * styles.running.leading
      type.write(line, { x: text.x, top: lineTop, style: styles.running })
    })
  }
  flow.add({
    height,
    gap: place === 0 ? 26 : 0,
    parts: [
      {
        of: 'ornament',
        draw: (top) => {
          if (place > 0) flow.hairline(top)
        },
      },
      { of: reference, draw: write, link: { to: mark.name, height, title: mark.title } },
    ],
  })
}
