import { colours } from '@/features/print/colours'
import type { Flow } from '@/features/print/flow'
import { page, room } from '@/features/print/page'
import type { Node } from '@/features/print/piece'
import { styles } from '@/features/print/styles'

type Heading = {
  node: Node
  /** Number of the chapter. */
  place: number
  title: string
  /** Note that it is in another language than the document. */
  note: string | undefined
}

/** A chapter begins a new page only if less than this is left: a short chapter leaves no page half empty. */
const roomForChapter = 0.36 * room

/** The number and title of a chapter, with a line across the page when it begins in the middle of one. */
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
          of: { type: 'H2', parent: node },
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
