type Field = HTMLInputElement | HTMLTextAreaElement

/** The values of a form, and the position of the cursor. */
export type Typed = {
  values: ReadonlyMap<string, string>
  focused?: { name: string; start: number | null; end: number | null }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Field => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement,
  )

// An e-mail field does not expose its selection.
const selectionOf = ({
  type,
  ...field
}: Pick<Field, 'type' | 'selectionStart' | 'selectionEnd'>) =>
  type === 'email'
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd }

export function readForm(form: HTMLFormElement): Typed {
  const fields = fieldsOf(form)
  const values = new Map(fields.map(({ name, value }) => [name, value]))
  const active = fields.find((field) => field === document.activeElement)
  if (!active) return { values }
  const { type, selectionStart, selectionEnd } = active
  const selection = selectionOf({ type, selectionStart, selectionEnd })
  return { values, focused: { name: active.name, ...selection } }
}

/** Writes values with input events, as if they were typed, so that listeners run. */
export function writeForm(form: HTMLFormElement, { values, focused }: Typed) {
  for (const field of fieldsOf(form)) {
    const value = values.get(field.name) ?? ''
    if (value !== field.value) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (field.name !== focused?.name) continue
    field.focus({ preventScroll: true })
    if (focused.start !== null) field.setSelectionRange(focused.start, focused.end)
  }
}
