import type { Block, BlockKind, BlockOf, TextNode } from '@/lib/contract/blocks'
import { readBlocks, wordsIn } from '@/lib/contract/read-blocks'

export const blankText = (): TextNode => ({ type: 'text', text: '' })

export const blankParagraph = (): BlockOf<'paragraph'> => ({
  type: 'paragraph',
  children: [blankText()],
})

/** The kinds of blocks that the editor writes; others are shown and stay as they are. */
const editedKinds = ['paragraph', 'heading', 'list', 'quote', 'image', 'button'] as const

export type EditedBlock = BlockOf<(typeof editedKinds)[number]>

export const isEdited = (block: Block): block is Extract<Block, EditedBlock> =>
  editedKinds.some((kind) => kind === block.type)

const proseKinds: ReadonlySet<string> = new Set<BlockKind>([
  'paragraph',
  'heading',
  'quote',
  'list',
])

/** A block without text of its own, such as an image or a button: it is selected as a whole. */
export const isVoidKind = (type: string) =>
  type !== 'link' && type !== 'list-item' && !proseKinds.has(type)

const isBlank = (block: Block) => block.type === 'paragraph' && wordsIn(block).trim() === ''

/** A stored text for the editor, which needs at least one block. */
export function editorValue(body: readonly unknown[]): Block[] {
  const blocks = readBlocks(body)
  return blocks.length === 0 ? [blankParagraph()] : blocks
}

/** The edited text as stored: the canonical form of the contract, without empty paragraphs at its end. */
export function storedValue(nodes: readonly unknown[]): Block[] {
  const blocks = readBlocks(nodes)
  const last = blocks.findLastIndex((block) => !isBlank(block))
  return blocks.slice(0, last + 1)
}
