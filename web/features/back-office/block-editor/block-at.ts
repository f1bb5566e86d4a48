import { Editor, Element, type NodeEntry, Range } from 'slate'
import type { BlockEditor } from './slate-types'

/** The block with the cursor: a list item rather than its list. */
export const blockAt = (
  editor: BlockEditor,
  at = editor.selection,
): NodeEntry<Element> | undefined =>
  at
    ? Editor.above<Element>(editor, {
        at: Range.isRange(at) ? Editor.unhangRange(editor, at).focus : at,
        match: (node) => Element.isElement(node) && Editor.isBlock(editor, node),
        mode: 'lowest',
        voids: true,
      })
    : undefined
