import { Editor, Node, Range, Transforms } from 'slate'
import type { Block, InlineNode, ListItem } from '@/lib/contract/blocks'
import { readBlocks } from '@/lib/contract/read-blocks'
import { blockAt } from './block-at'
import { blocksFromHtml } from './blocks-from-html'
import { blocksFromText } from './blocks-from-text'
import { type EditedBlock, isEdited, isVoidKind } from './editor-value'
import type { BlockEditor } from './slate-types'

/** Pasting: text of this or another Slate editor, of a web page or a word processor, or plain lines. */
export function withPaste(editor: BlockEditor): BlockEditor {
  editor.insertFragmentData = (data) => {
    const own = data.getData('application/x-slate-fragment')
    const blocks = own ? ownBlocks(own) : blocksFromHtml(data.getData('text/html'))
    if (blocks.length > 0) insertBlocks(editor, blocks)
    return blocks.length > 0
  }
  editor.insertTextData = (data) => {
    const text = data.getData('text/plain')
    if (text) insertBlocks(editor, blocksFromText(text))
    return text !== ''
  }
  return editor
}

/** A fragment copied from a Slate editor; empty if it is none. */
function ownBlocks(encoded: string): EditedBlock[] {
  try {
    const nodes: unknown = JSON.parse(decodeURIComponent(atob(encoded)))
    return Array.isArray(nodes) ? readBlocks(nodes).filter(isEdited) : []
  } catch {
    return []
  }
}

function insertBlocks(editor: BlockEditor, blocks: readonly Block[]) {
  const [only] = blocks
  if (blocks.length === 1 && only?.type === 'paragraph')
    return Transforms.insertFragment(editor, [only])
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
    const [block, path] = blockAt(editor) ?? []
    const isBlank = block?.type === 'paragraph' && Node.string(block) === ''
    const nodes = block?.type === 'list-item' ? blocks.flatMap(itemsOf) : [...blocks]
    if (path && isBlank) {
      Transforms.removeNodes(editor, { at: path })
      Transforms.insertNodes(editor, nodes, { at: path, select: true })
    } else Transforms.insertNodes(editor, nodes, { select: true })
  })
}

/** A block as items of the list with the cursor. */
function itemsOf(block: Block): ListItem[] {
  if (block.type === 'list') return block.children.filter((child) => child.type === 'list-item')
  return isVoidKind(block.type)
    ? []
    : [{ type: 'list-item', children: block.children as InlineNode[] }]
}
