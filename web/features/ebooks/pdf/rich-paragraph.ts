import { colours } from '@/features/print/colours'
import type { Column } from '@/features/print/flow'
import type { Draw, Node, Part } from '@/features/print/piece'
import type { Style } from '@/features/print/styles'
import type { InlineNode } from '@/lib/contract/blocks'
import type { BookContext } from './book-context'
import { richLines, type Stretch } from './rich-lines'

type Paragraph = {
  inlines: readonly InlineNode[]
  node: Node
  style: Style
  gap: number
  column?: Column
  /** Drawn beside each line, ignored by screen readers. */
  beside?: Draw
  /** Drawn beside the first line. */
  mark?: Part
  /** All lines stay with the next piece. */
  tiesNext?: boolean
}

/** A paragraph with emphasis and links, line by line: no single line is left at the top or bottom of a page. */
export function addParagraph(
  { flow, addressOf }: BookContext,
  { inlines, node, style, gap, column = flow.page.text, beside, mark, tiesNext }: Paragraph,
): void {
  const lines = richLines(flow.type, inlines, { style, width: column.width, addressOf })
  lines.forEach((stretches, place) => {
    const isTied = place === 1 || (place > 0 && place === lines.length - 1)
    const parts: Part[] = [
      ...(beside ? [{ of: 'ornament' as const, draw: beside }] : []),
      ...(mark && place === 0 ? [mark] : []),
      ...lineParts(flow.type.write, stretches, { node, x: column.x, height: style.leading }),
    ]
    const firstGap = place === 0 ? gap : 0
    flow.add({ height: style.leading, gap: firstGap, isTied, parts }, tiesNext)
  })
}

type Placed = { node: Node; x: number; height: number }
type Write = BookContext['flow']['type']['write']

function lineParts(write: Write, stretches: readonly Stretch[], { node, x, height }: Placed) {
  let left = x
  return stretches.map(({ text, style, width, url }): Part => {
    const place = { x: left, style, ...(url && { colour: colours['throat-text'] }) }
    const box = { x: left, width }
    left += width
    const draw: Draw = (top) => write(text, { ...place, top })
    return { of: node, draw, ...(url && { link: { url, height, title: url, box } }) }
  })
}
