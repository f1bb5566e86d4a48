import type { BaseEditor } from 'slate'
import { ReactEditor } from 'slate-react'

/**
 * Puts the cursor back into a text, where its editor has it. Its form hears of a change a moment later, or at once when
 * the cursor leaves the text: whoever presses „save” right after a form of ours saves its block as well.
 */
export function goOnWriting(editor: BaseEditor) {
  const text = editor as ReactEditor
  ReactEditor.focus(text)
  // A browser starts at the first letter of what gets the focus, and the editor believes the browser.
  const range = text.selection && drawnRange(text)
  if (!range) return
  const { startContainer, startOffset, endContainer, endOffset } = range
  window.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}

function drawnRange(text: ReactEditor) {
  try {
    return text.selection && ReactEditor.toDOMRange(text, text.selection)
  } catch {
    return undefined // a block that is drawn in a moment brings the cursor with it
  }
}
