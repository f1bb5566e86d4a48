import { type InlineNode, isLinkAddress, type TextNode } from '@krono/contract'
import type { PhrasingContent } from 'mdast'
import type { MarkdownFault } from './markdown-fault'

type Marks = Omit<TextNode, 'type' | 'text'>

/** Reports a fault at the place of a node. */
export type Report = (node: { position?: unknown }, code: MarkdownFault, detail?: string) => void

/** Text and links of a line; of anything else its text, with a fault. */
export function inlinesOf(nodes: readonly PhrasingContent[], report: Report): InlineNode[] {
  const pieces = nodes.flatMap((node) => pieceOf(node, {}, report))
  const joined: InlineNode[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.type === 'text' && last?.type === 'text' && hasMarksOf(last, piece))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined.length > 0 ? joined : [{ type: 'text', text: '' }]
}

function pieceOf(node: PhrasingContent, marks: Marks, report: Report): InlineNode[] {
  const text = (value: string): TextNode[] => [{ type: 'text', text: value, ...marks }]
  const inside = (more: Marks) =>
    'children' in node
      ? node.children.flatMap((child) => pieceOf(child, { ...marks, ...more }, report))
      : []
  switch (node.type) {
    // A line ends where the file was wrapped; only a break is one on the page.
    case 'text':
      return text(node.value.replace(/[ \t]*\n[ \t]*/g, ' '))
    case 'break':
      return text('\n')
    case 'strong':
      return inside({ bold: true })
    case 'emphasis':
      return inside({ italic: true })
    case 'delete':
      return inside({ strikethrough: true })
    case 'inlineCode':
      return [{ type: 'text', text: node.value, ...marks, code: true }]
    case 'link': {
      const children = inside({}).flatMap((piece) => (piece.type === 'text' ? [piece] : []))
      if (isLinkAddress(node.url) && children.length > 0)
        return [{ type: 'link', url: node.url, children }]
      report(node, 'address', node.url)
      return children
    }
    case 'html':
      report(node, 'html', node.value)
      return text(node.value)
    case 'image':
      report(node, 'inlinePicture', node.url)
      return text(node.alt ?? '')
    case 'imageReference':
      report(node, 'reference', node.label ?? node.identifier)
      return text(node.alt ?? '')
    case 'footnoteReference':
      report(node, 'footnote', node.identifier)
      return text('')
    default:
      report(node, 'reference', 'label' in node ? (node.label ?? '') : '')
      return inside({})
  }
}

const marksOf = ({ type: _, text: __, ...marks }: TextNode) =>
  JSON.stringify(Object.entries(marks).sort())

const hasMarksOf = (one: TextNode, other: TextNode) => marksOf(one) === marksOf(other)
