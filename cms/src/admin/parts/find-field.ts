import type { Step } from './labels-of'

/** What a label may carry behind its words: the star of a required field. */
const behind = /\s*\*?\s*$/

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(behind, '').trim()

const follows = (one: Element, other: Element | undefined) =>
  !other || Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)

/**
 * The place of a form that some steps lead to: the last label, or the line of a component that had to be opened first
 * (then one looks again).
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

/** Puts the field into sight and the cursor into it; of a long text, into one of its blocks. */
export function openField(label: HTMLElement, form: Element, block: number | undefined) {
  const editor = [...form.querySelectorAll<HTMLElement>('[data-slate-editor]')].find((one) =>
    follows(one, label),
  )
  const own = label instanceof HTMLLabelElement ? label.control : null
  const input = own && !(own instanceof HTMLButtonElement) ? own : undefined
  if (input || !editor) {
    label.scrollIntoView({ block: 'center' })
    return input?.focus({ preventScroll: true })
  }
  const target = editor.children[block ?? 0] ?? editor
  target.scrollIntoView({ block: 'center' })
  editor.focus({ preventScroll: true })
  const text = target.querySelector('[data-slate-string], [data-slate-zero-width]')?.firstChild
  if (text) window.getSelection()?.collapse(text, 0)
}
