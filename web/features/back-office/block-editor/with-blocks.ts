import { Element, Node, type NodeEntry, type Path, Text, Transforms } from 'slate'
import { blankParagraph, isVoidKind } from './editor-value'
import { leaveBlock } from './leave-block'
import type { BlockEditor } from './slate-types'

type Typed = { type?: string }
const typeOf = (node: Node) => (node as Typed).type

const inLists = new Set(['list', 'list-item'])

/** Makes the editor write Strapi Blocks: which nodes are inline or void, and the shape of each (`normalizeNode`). */
export function withBlocks(editor: BlockEditor): BlockEditor {
  const { normalizeNode, insertBreak, deleteBackward } = editor
  editor.isInline = ({ type }) => type === 'link'
  editor.isVoid = ({ type }) => isVoidKind(type)
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, entry)) normalizeNode(entry, options)
  }
  editor.insertSoftBreak = () => editor.insertText('\n')
  editor.insertBreak = () => {
    if (!leaveBlock(editor, 'byBreak')) insertBreak()
  }
  editor.deleteBackward = (unit) => {
    if (!leaveBlock(editor, 'byDelete')) deleteBackward(unit)
  }
  return editor
}

/** Repairs one fault of a node; false if it has none. Slate calls it again until nothing is left to repair. */
function repair(editor: BlockEditor, [node, path]: NodeEntry): boolean {
  if (Text.isText(node)) return repairText(editor, node, path)
  if (path.length === 0) return repairRoot(editor)
  if (!Element.isElement(node)) return false
  if (node.type === 'list') return repairList(editor, node, path)
  if (node.type === 'link') return repairLink(editor, node, path)
  return !editor.isVoid(node) && repairProse(editor, node, path)
}

/** Slate adds empty texts around links without the type that Strapi requires. */
function repairText(editor: BlockEditor, node: Node, path: Path): boolean {
  if (typeOf(node) === 'text') return false
  Transforms.setNodes(editor, { type: 'text' }, { at: path, voids: true })
  return true
}

function repairRoot(editor: BlockEditor): boolean {
  const { children } = editor
  const last = children.at(-1)
  // Below an image or a button one can go on writing.
  if (!last || (Element.isElement(last) && editor.isVoid(last))) {
    Transforms.insertNodes(editor, blankParagraph(), { at: [children.length] })
    return true
  }
  for (const [index, child] of children.entries()) {
    const isLoose = Text.isText(child) || typeOf(child) === 'link'
    if (isLoose)
      Transforms.wrapNodes(editor, { ...blankParagraph(), children: [] }, { at: [index] })
    else if (typeOf(child) === 'list-item')
      Transforms.wrapNodes(editor, listOf('unordered'), { at: [index] })
    else if (isSameList(children[index - 1], child)) Transforms.mergeNodes(editor, { at: [index] })
    else continue
    return true
  }
  return false
}

export const listOf = (format: 'ordered' | 'unordered') => ({
  ...{ type: 'list' as const, format },
  children: [],
})

const isSameList = (before: Node | undefined, node: Node) =>
  before !== undefined &&
  typeOf(before) === 'list' &&
  typeOf(node) === 'list' &&
  (before as { format?: string }).format === (node as { format?: string }).format

function repairList(editor: BlockEditor, list: Element, path: Path): boolean {
  if (list.children.length === 0) {
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  for (const [index, child] of list.children.entries()) {
    if (inLists.has(typeOf(child) ?? '')) continue
    const at = [...path, index]
    if (Text.isText(child) || typeOf(child) === 'link')
      Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at })
    else Transforms.setNodes(editor, { type: 'list-item' }, { at })
    return true
  }
  return false
}

/** A link has words, and only texts as children. */
function repairLink(editor: BlockEditor, link: Element, path: Path): boolean {
  const isEmpty = Node.string(link) === ''
  const inner = link.children.findIndex((child) => !Text.isText(child))
  if (!isEmpty && inner < 0) return false
  Transforms.unwrapNodes(editor, { at: isEmpty ? path : [...path, inner] })
  return true
}

/** A paragraph, heading, quote or list item has only texts and links as children. */
function repairProse(editor: BlockEditor, block: Element, path: Path): boolean {
  if (typeOf(block) === 'list-item' && typeOf(Node.parent(editor, path)) !== 'list') {
    if (path.length > 1) Transforms.unwrapNodes(editor, { at: path })
    return path.length > 1
  }
  const inner = block.children.findIndex((child) => !Text.isText(child) && typeOf(child) !== 'link')
  if (inner < 0) return false
  Transforms.unwrapNodes(editor, { at: [...path, inner] })
  return true
}
