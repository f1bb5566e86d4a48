import { colours } from './colours'
import type { Flow } from './flow'
import { page, room } from './page'
import type { Node } from './piece'
import { styles } from './styles'

type Heading = {
  node: Node
  /** Its place among the chapters. */
  place: number
  title: string
  /** Says that it is in another language than the document. */
  note: string | undefined
}

/** A chapter begins a page unless that much is left of the one before: none stays half empty for a short chapter. */
const roomForChapter = 0.36 * room

/** The number and the title of a chapter, with a line across the page where it begins amid one. */
export function addHeading(flow: Flow, { node, place, title, note }: Heading) {
  const { type } = flow
  const lines = type.linesOf(title, styles.chapter, page.text.width)
  flow.chapter = title
  flow.add(
    {
      height: lines.length * styles.chapter.leading,
      gap: 58,
      topGap: 26,
      isFirm: true,
      room: roomForChapter,
      mark: { title, level: 1, name: `chapter-${place}` },
      parts: [
        {
          of: 'ornament',
          draw: (top) => {
            if (top > page.top + 40) flow.hairline(top - 28)
            const x = page.aside.x
            type.write(`${place + 1}`, { x, top, style: styles.numeral, colour: colours.moon })
          },
        },
        {
          of: { type: 'H1', parent: node },
          draw: (top) =>
            lines.forEach((line, row) => {
              const lineTop = top + row * styles.chapter.leading
              type.write(line, { x: page.text.x, top: lineTop, style: styles.chapter })
            }),
        },
      ],
    },
    true,
  )
  if (!note) return
  flow.paragraph(note, { style: styles.note, node: { type: 'P', parent: node }, gap: 6 })
  flow.tieNext()
}
