import { Editor, type Element, Node, Path, Range, Transforms } from 'slate'
import { blockAt } from './block-at'
import { blankParagraph } from './editor-value'
import type { BlockEditor } from './slate-types'

/** `byBreak`: Enter. `byDelete`: Backspace at the start of a block. */
type Way = 'byBreak' | 'byDelete'

/**
 * Enter and Backspace where Slate's defaults differ from other editors: an empty list item, heading or quote becomes a
 * paragraph. False if the default applies.
 */
export function leaveBlock(editor: BlockEditor, way: Way): boolean {
  const { selection } = editor
  const found = blockAt(editor)
  if (!found || !selection || Range.isExpanded(selection)) return false
  const [block, path] = found
  if (editor.isVoid(block)) {
    if (way === 'byDelete') Transforms.removeNodes(editor, { at: path })
    else writeBelow(editor, path)
    return true
  }
  const isEmpty = Node.string(block) === ''
  if (way === 'byDelete')
    return Editor.isStart(editor, selection.focus, path) && becomeParagraph(editor, block, path)
  if (block.type === 'list-item') return isEmpty && becomeParagraph(editor, block, path)
  if (block.type === 'quote')
    return isEmpty ? becomeParagraph(editor, block, path) : breakQuote(editor, path)
  return block.type === 'heading' && breakHeading(editor, path)
}

/** Adds a paragraph below a block, with the cursor in it. */
export function writeBelow(editor: BlockEditor, path: Path) {
  const at = Path.next(path)
  Transforms.insertNodes(editor, blankParagraph(), { at })
  Transforms.select(editor, Editor.start(editor, at))
}

/** Makes a block a paragraph, outside of all lists; false if it is one. */
export function becomeParagraph(editor: BlockEditor, block: Element, path: Path): boolean {
  if (block.type === 'paragraph') return false
  Editor.withoutNormalizing(editor, () => {
    Transforms.unsetNodes(editor, 'level' as never, { at: path })
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: path })
    if (block.type !== 'list-item') return
    const at = Editor.pathRef(editor, path)
    while (at.current && at.current.length > 1) Transforms.liftNodes(editor, { at: at.current })
    at.unref()
  })
  return true
}

/** Enter in a quote starts a line; on an empty last line it leaves the quote. */
function breakQuote(editor: BlockEditor, path: Path): boolean {
  const { selection } = editor
  const isLeft =
    selection !== null &&
    Editor.isEnd(editor, selection.focus, path) &&
    Node.string(Node.get(editor, path)).endsWith('\n')
  if (!isLeft) {
    editor.insertText('\n')
    return true
  }
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { unit: 'character', reverse: true })
    writeBelow(editor, path)
  })
  return true
}

/** After a heading one goes on with a paragraph. */
function breakHeading(editor: BlockEditor, path: Path): boolean {
  const { selection } = editor
  if (!selection || !Editor.isEnd(editor, selection.focus, path)) return false
  writeBelow(editor, path)
  return true
}
