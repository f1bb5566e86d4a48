import { Editor, Element, Node, Range, Transforms } from 'slate'
import type { BlockOf, TextNode } from '@/lib/contract/blocks'
import { blockAt } from './block-at'
import { blankText } from './editor-value'
import { becomeParagraph, writeBelow } from './leave-block'
import type { BlockEditor, LinkNode } from './slate-types'
import { listOf } from './with-blocks'

export const marks = ['bold', 'italic', 'underline', 'strikethrough'] as const
export type Mark = (typeof marks)[number]

export const blockStyles = ['heading2', 'heading3', 'quote', 'unordered', 'ordered'] as const
export type BlockStyle = (typeof blockStyles)[number]

const plain = {
  heading2: { type: 'heading', level: 2 },
  heading3: { type: 'heading', level: 3 },
  quote: { type: 'quote' },
} as const

export const hasMark = (editor: BlockEditor, mark: Mark) =>
  (Editor.marks(editor) as Partial<TextNode> | null)?.[mark] === true

export function toggleMark(editor: BlockEditor, mark: Mark) {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** The style of the block with the cursor; undefined for a paragraph and for a block without text. */
export function styleOf(editor: BlockEditor): BlockStyle | undefined {
  const [block, path] = blockAt(editor) ?? []
  if (!block || !path) return undefined
  if (block.type === 'heading') return block.level === 2 ? 'heading2' : 'heading3'
  if (block.type === 'quote') return 'quote'
  const list = block.type === 'list-item' && Node.parent(editor, path)
  return list && Element.isElement(list) && list.type === 'list' ? list.format : undefined
}

/** Gives the selected blocks a style; makes them paragraphs if they have it. */
export function toggleStyle(editor: BlockEditor, style: BlockStyle) {
  const { selection } = editor
  if (!selection) return
  const isOff = styleOf(editor) === style
  Editor.withoutNormalizing(editor, () => {
    const at = Editor.unhangRange(editor, selection)
    const refs = Array.from(
      Editor.nodes(editor, { at, match: isProse(editor), mode: 'lowest' }),
      ([, path]) => Editor.pathRef(editor, path),
    )
    for (const ref of refs) {
      const path = ref.unref()
      const block = path && Node.get(editor, path)
      if (!path || !Element.isElement(block)) continue
      const place = Editor.pathRef(editor, path)
      becomeParagraph(editor, block, path)
      const now = place.unref()
      if (now && !isOff) applyStyle(editor, style, now)
    }
  })
}

const isProse = (editor: BlockEditor) => (node: Node) =>
  Element.isElement(node) &&
  Editor.isBlock(editor, node) &&
  !editor.isVoid(node) &&
  node.type !== 'list'

/** Items of neighbouring lists are joined by the editor (`withBlocks`). */
function applyStyle(editor: BlockEditor, style: BlockStyle, at: number[]) {
  if (style === 'ordered' || style === 'unordered') {
    Transforms.setNodes(editor, { type: 'list-item' }, { at })
    Transforms.wrapNodes(editor, listOf(style), { at })
  } else Transforms.setNodes(editor, plain[style], { at })
}

/** The link around the cursor, with its words. */
export function linkAt(editor: BlockEditor) {
  const found = Editor.above<LinkNode>(editor, {
    match: (node) => Element.isElement(node) && node.type === 'link',
  })
  return found && { url: found[0].url, words: Node.string(found[0]), path: found[1] }
}

/** Makes the selection, or else the given words, a link; changes the address of the link around the cursor. */
export function setLink(editor: BlockEditor, url: string, words: string) {
  const found = linkAt(editor)
  if (found) Transforms.setNodes<LinkNode>(editor, { url }, { at: found.path })
  else if (!editor.selection || Range.isCollapsed(editor.selection)) {
    Transforms.insertNodes(editor, [
      { type: 'link', url, children: [{ ...blankText(), text: words }] },
      blankText(),
    ])
  } else {
    Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true })
    Transforms.collapse(editor, { edge: 'end' })
    Transforms.move(editor, { unit: 'offset' })
  }
}

export function removeLink(editor: BlockEditor) {
  const found = linkAt(editor)
  if (found) Transforms.unwrapNodes(editor, { at: found.path })
}

export type VoidBlock = BlockOf<'image'> | BlockOf<'button'>

/** Inserts a block below the one with the cursor, in place of an empty paragraph. */
export function insertVoid(editor: BlockEditor, block: VoidBlock) {
  const top = editor.selection?.focus.path[0] ?? editor.children.length - 1
  const before = editor.children[top]
  const isBlank =
    before !== undefined &&
    'type' in before &&
    before.type === 'paragraph' &&
    Node.string(before).trim() === ''
  const at = [isBlank ? top : top + 1]
  Editor.withoutNormalizing(editor, () => {
    if (isBlank) Transforms.removeNodes(editor, { at })
    Transforms.insertNodes(editor, block, { at })
    writeBelow(editor, at)
  })
}

/** Changes an image or a button. */
export function changeVoid(
  editor: BlockEditor,
  at: number[],
  { children: _, ...block }: VoidBlock,
) {
  Transforms.setNodes(editor, block, { at })
}
