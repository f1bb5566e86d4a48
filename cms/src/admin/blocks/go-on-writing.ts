import type { BaseEditor } from 'slate'
import { ReactEditor } from 'slate-react'

/**
 * Puts the cursor back into a text at the editor's own selection. The form is notified of a change with a delay, or at
 * once on blur: focusing here makes sure that "save" pressed right after one of our forms includes its block.
 */
export function focusEditor(editor: BaseEditor) {
  const text = editor as ReactEditor
  ReactEditor.focus(text)
  // A browser puts the cursor at the first letter of a focused element, and the editor follows the browser.
  const range = text.selection && drawnRange(text)
  if (!range) return
  const { startContainer, startOffset, endContainer, endOffset } = range
  window.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}

function drawnRange(text: ReactEditor) {
  try {
    return text.selection && ReactEditor.toDOMRange(text, text.selection)
  } catch {
    return undefined // a block that is not rendered yet sets the cursor when it is
  }
}
