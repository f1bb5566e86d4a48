import { Editor, type Range, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { editorOf } from '../blocks/editor-of'
import { focusEditor } from '../blocks/go-on-writing'

/** The input that had the last cursor in a form, and the selection in it for a long text. */
let last: HTMLElement | undefined
let range: Range | null = null

const isTyped = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target instanceof HTMLInputElement && target.type === 'text'))

/**
 * Remembers the cursor position; returns a function that stops it. An editor of long texts loses its selection when a
 * button is pressed before it has reported the last key press to the form.
 */
export function followCursor() {
  const remember = ({ target }: FocusEvent) => {
    if (!isTyped(target) || target === last) return
    last = target
    range = null
  }
  const follow = () => {
    const selection = window.getSelection()
    const editor = last && editorOf(last)
    if (!editor || !selection || !last?.contains(selection.anchorNode)) return
    range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  }
  document.addEventListener('focusin', remember)
  document.addEventListener('selectionchange', follow)
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('selectionchange', follow)
    last = undefined
    range = null
  }
}

/** Inserts text at the current or last cursor position, as if typed. False if there was none yet. */
export function insertAtCursor(text: string): boolean {
  if (!last?.isConnected) return false
  if (last instanceof HTMLInputElement) {
    last.focus()
    const { selectionStart, selectionEnd, value } = last
    last.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    return last.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const editor = editorOf(last)
  if (!editor) return false
  Transforms.select(editor, placeIn(editor))
  Editor.insertText(editor, text)
  focusEditor(editor)
  return true
}

/** The remembered selection; the end of the text if it no longer exists. */
const placeIn = (editor: ReactEditor) =>
  range && [range.anchor, range.focus].every(({ path }) => Editor.hasPath(editor, path))
    ? range
    : Editor.end(editor, [])
