import { Editor, Transforms } from 'slate'
import { editorOf } from '../blocks/editor-of'
import { focusEditor } from '../blocks/go-on-writing'
import type { Step } from './labels-of'

/** A label's suffix: the star of a required field. */
const behind = /\s*\*?\s*$/

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(behind, '').trim()

const follows = (one: Element, other: Element | undefined) =>
  !other || Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)

/**
 * The element that some steps lead to: the last label, or the row of a component that must be opened first (call again
 * afterwards).
 */
export function findField(form: Element, steps: readonly Step[]): HTMLElement | undefined {
  let last: HTMLElement | undefined
  for (const step of steps) {
    const from = last
    const found =
      'label' in step ? labelled(form, step.label, from) : lineOf(form, step.place, from)
    if (!found) return undefined
    last = found
  }
  return last
}

const labelled = (form: Element, label: string, from: Element | undefined) =>
  [...form.querySelectorAll<HTMLElement>('label, h2, h3, span')].find(
    (one) => follows(one, from) && wordsOf(one) === label,
  )

function lineOf(form: Element, place: number, from: Element | undefined) {
  const lines = [...form.querySelectorAll<HTMLElement>('button[aria-expanded][aria-controls]')]
  const line = lines.filter((one) => follows(one, from))[place]
  if (line?.getAttribute('aria-expanded') === 'false') line.click()
  return line
}

/**
 * Scrolls to the field and sets the cursor in it; in a long text, in one of its blocks. Returns the current element,
 * which a re-render of the form replaces.
 */
export function openField(
  label: HTMLElement,
  form: Element,
  block: number | undefined,
): HTMLElement {
  const editor = [...form.querySelectorAll<HTMLElement>('[data-slate-editor]')].find((one) =>
    follows(one, label),
  )
  const control = label instanceof HTMLLabelElement ? label.control : null
  const input = control && !(control instanceof HTMLButtonElement) ? control : undefined
  if (input || !editor) {
    label.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
    return input ?? label
  }
  putCursor(editor, block ?? 0)
  return editor
}

/** At the start of a block. The editor's selection is set directly: it notices the browser's selection only later. */
function putCursor(element: HTMLElement, block: number) {
  const target = element.children[block] ?? element
  target.scrollIntoView({ block: 'center' })
  const editor = editorOf(element)
  if (!editor) return element.focus({ preventScroll: true })
  const place = Math.min(block, editor.children.length - 1)
  Transforms.select(editor, Editor.start(editor, [place]))
  focusEditor(editor)
}
