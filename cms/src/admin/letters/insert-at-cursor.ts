/** Where somebody typed last in a form. */
let last: HTMLElement | undefined

const isTyped = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (target instanceof HTMLInputElement && target.type === 'text'))

/** Remembers where the cursor is; what ends the remembering. */
export function followCursor() {
  const remember = ({ target }: FocusEvent) => {
    if (isTyped(target)) last = target
  }
  document.addEventListener('focusin', remember)
  return () => {
    document.removeEventListener('focusin', remember)
    last = undefined
  }
}

/** Puts words where the cursor is or was, as if they were typed. False when it is nowhere yet. */
export function insertAtCursor(text: string): boolean {
  if (!last?.isConnected) return false
  last.focus()
  if (last instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd, value } = last
    last.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    return last.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  // Editors of rich text keep what stands in them to themselves; what is pasted they take.
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  last.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  return true
}
