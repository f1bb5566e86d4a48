import { colours } from '@/features/print/colours'
import type { Draw, Node } from '@/features/print/piece'
import type { BlockOf, InlineNode, ListBlock } from '@/lib/contract/blocks'
import { listEntries, wordsIn } from '@/lib/contract/read-blocks'
import type { BookContext } from './book-context'
import { bookStyles as styles } from './book-styles'
import { bookRoom } from './page'
import { addParagraph } from './rich-paragraph'

const gaps = { paragraph: 7, section: 24, title: 16, list: 7, item: 3, quote: 14 } as const

/** A heading needs a few lines below it on its page. */
const roomBelow = bookRoom * 0.16

export function addText(context: BookContext, inlines: readonly InlineNode[]): void {
  const node: Node = { type: 'P', parent: context.part }
  addParagraph(context, { inlines, node, style: styles.prose, gap: gaps.paragraph })
}

/** A heading; sections are bookmarks, too. */
export function addHeading({ flow, part }: BookContext, block: BlockOf<'heading'>): void {
  const isSection = block.level === 2
  const style = isSection ? styles.section : styles.title
  const title = wordsIn(block).trim()
  const { x, width } = flow.page.text
  const lines = flow.type.linesOf(title, style, width)
  if (lines.length === 0) return
  const height = lines.length * style.leading
  const draw: Draw = (top) =>
    lines.forEach((line, row) => {
      flow.type.write(line, { x, top: top + row * style.leading, style })
    })
  flow.add(
    {
      height,
      gap: isSection ? gaps.section : gaps.title,
      room: height + roomBelow,
      ...(isSection && {
        mark: { title, level: 2 as const, name: `section-${flow.pieces.length}` },
      }),
      parts: [{ of: { type: isSection ? 'H3' : 'H4', parent: part }, draw }],
    },
    true,
  )
}

const indent = 16

/** A list, and the lists in it. */
export function addList(context: BookContext, list: ListBlock, depth = 0, parent = context.part) {
  const { flow } = context
  const node: Node = { type: 'L', parent }
  const { text } = flow.page
  const left = text.x + depth * indent
  const style = styles.prose
  listEntries(list.children).forEach(({ words, lists }, place) => {
    const item: Node = { type: 'LI', parent: node }
    const body: Node = { type: 'LBody', parent: item }
    const label: Node = { type: 'Lbl', parent: item }
    const sign = list.format === 'ordered' ? `${place + 1}.` : depth === 0 ? '•' : '–'
    addParagraph(context, {
      inlines: words,
      node: body,
      style,
      gap: place === 0 && depth === 0 ? gaps.list : gaps.item,
      column: { x: left + indent, width: text.width - (depth + 1) * indent },
      mark: {
        of: label,
        draw: (top) => flow.type.write(sign, { x: left, top, style, colour: colours.moon }),
      },
    })
    for (const inner of lists) addList(context, inner, depth + 1, body)
  })
}

const inset = 18

/** Quoted words, slanted, beside a line in the colour of the moon. */
export function addQuote(context: BookContext, inlines: readonly InlineNode[]): void {
  const { flow, part } = context
  const { pdf, page } = flow
  const style = styles.quote
  const quote: Node = { type: 'BlockQuote', parent: part }
  addParagraph(context, {
    inlines,
    node: { type: 'P', parent: quote },
    style,
    gap: gaps.quote,
    column: { x: page.text.x + inset, width: page.text.width - inset },
    beside: (top) => {
      pdf.rect(page.text.x, top, 2, style.leading).fill(colours.moon)
    },
  })
}

/** A button as a line of its own: the words are a link. */
export function addButton(context: BookContext, { label, url }: BlockOf<'button'>): void {
  if (!context.addressOf(url)) return
  const node: Node = { type: 'P', parent: context.part }
  const inlines: InlineNode[] = [
    { type: 'link', url, children: [{ type: 'text', text: `${label} –`, bold: true }] },
    { type: 'text', text: ' ' },
    { type: 'link', url, children: [{ type: 'text', text: shown(context.addressOf(url)) }] },
  ]
  addParagraph(context, { inlines, node, style: styles.prose, gap: gaps.paragraph + 4 })
}

/** An address on paper, without what nobody types. */
const shown = (address = '') => address.replace(/^https?:\/\/|^mailto:/, '').replace(/\/$/, '')
