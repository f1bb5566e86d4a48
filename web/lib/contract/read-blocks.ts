import {
  type Block,
  type BlockOf,
  type InlineNode,
  type ListBlock,
  type ProseBlock,
  parseBlock,
  proseKinds,
} from './blocks'

/** The blocks of a text. An invalid block becomes a paragraph of its text, so that nothing an editor wrote is lost. */
export const readBlocks = (nodes: readonly unknown[]): Block[] =>
  nodes.map((node) => parseBlock(node).data ?? plainParagraph(node))

/** The same for a text that allows only prose. */
export const readProse = (nodes: readonly unknown[]): ProseBlock[] =>
  readBlocks(nodes).map((one) => (isProseBlock(one) ? one : plainParagraph(one)))

const isProseBlock = (one: Block): one is ProseBlock => proseKinds.some((kind) => kind === one.type)

const plainParagraph = (node: unknown): BlockOf<'paragraph'> => ({
  type: 'paragraph',
  children: [{ type: 'text', text: textIn(node) }],
})

function textIn(node: unknown): string {
  const { text, label, children }: Record<'text' | 'label' | 'children', unknown> = Object(node)
  if (typeof text === 'string') return text
  if (typeof label === 'string') return label
  return Array.isArray(children) ? children.map(textIn).join('') : ''
}

type WithWords = { text?: string | undefined; children?: readonly WithWords[] | undefined }

/** The plain text of a block. */
export const wordsIn = ({ text, children = [] }: WithWords): string =>
  text ?? children.map(wordsIn).join('')

type ListEntry = { words: readonly InlineNode[]; lists: ListBlock[] }

/** The entries of a list. Strapi stores a nested list beside the items; here it belongs to the item before it. */
export function listEntries(children: ListBlock['children']): ListEntry[] {
  const entries: ListEntry[] = []
  for (const child of children) {
    const last = entries.at(-1)
    if (child.type === 'list-item') entries.push({ words: child.children, lists: [] })
    else if (last) last.lists.push(child)
    else entries.push({ words: [], lists: [child] })
  }
  return entries
}
