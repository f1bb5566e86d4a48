import { whenKnown, whoIsHere } from '@/client/session/who-is-here'
import type { FailureNotice } from './failures'
import { loginHere } from './login-here'
import { readFromTab, storeInTab } from './tab-values'
import type { FormWords } from './words'

/** Of which form: its call, and of several with one call which one. */
export type DraftOf = { call: string; about: string; isForVisitors?: boolean | undefined }

/** In the place of an owner: whoever typed it was not signed in, and belongs to whoever signs in next. */
const nobody = ''

type Draft = Omit<DraftOf, 'isForVisitors'> & {
  /** The user's id: nobody else gets it back. */
  owner: string
  path: string
  first: string
  at: number
  values: [name: string, value: string][]
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** So long a draft waits for whoever signs in again. */
const heldMs = 3_600_000

const kinds = ['text', 'email', 'tel', 'search', 'date', 'number', 'url', 'checkbox', 'radio']

/** What somebody wrote or chose. No password, and nothing that has to be agreed to anew. */
function isKept(field: Element): field is Field {
  if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
    return Boolean(field.name)
  }
  if (!(field instanceof HTMLInputElement) || !field.name || field.readOnly) return false
  return kinds.includes(field.type) && !(field.type === 'checkbox' && field.required)
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept)
const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
const isChosen = (field: Field) => 'checked' in field && field.checked

/** A choice has a name of its own: several share that of their field. */
const nameOf = (field: Field) =>
  field.type === 'radio' ? `${field.name}=${field.value}` : field.name
const textIn = (field: Field) => (isChoice(field) ? String(isChosen(field)) : field.value)

/**
 * Keeps in this tab what stands in a form whose session is over. What is said of it, and the way through the login to this very
 * page; undefined when there is nothing to keep.
 */
export function keepDraft(
  form: HTMLFormElement,
  { call, about, isForVisitors }: DraftOf,
  { kept, login }: FormWords,
): Partial<FailureNotice> | undefined {
  const fields = fieldsOf(form)
  const owner = whoIsHere() ?? (isForVisitors ? nobody : undefined)
  const [first] = fields
  if (owner === undefined || !first) return undefined
  const values = fields.map((field): [string, string] => [nameOf(field), textIn(field)])
  const path = location.pathname
  const draft: Draft = { call, about, owner, path, first: first.name, at: Date.now(), values }
  storeInTab({ draft: JSON.stringify(draft) })
  return { later: kept, ...(login && { loginHref: loginHere(login.href) }) }
}

/** Puts back what was kept of a form, once its owner is here again. Whether it did. */
export async function restoreDraft(form: HTMLFormElement, of: DraftOf): Promise<boolean> {
  const draft = parse(readFromTab('draft'))
  if (!draft || !isOf(draft, form, of)) return false
  const isOwner = draft.owner === nobody || (await whenKnown()) === draft.owner
  // Another form, or this one drawn anew, was there first.
  if (readFromTab('draft') === null) return false
  storeInTab({ draft: '' })
  if (!isOwner || Date.now() - draft.at > heldMs) return false
  for (const [name, value] of draft.values) {
    const field = fieldsOf(form).find((one) => nameOf(one) === name)
    if (field) put(field, value)
    // A choice may bring the fields that come next.
    await new Promise((goOn) => setTimeout(goOn))
  }
  return true
}

const isOf = ({ path, first, ...draft }: Draft, form: HTMLFormElement, { call, about }: DraftOf) =>
  path === location.pathname &&
  draft.call === call &&
  draft.about === about &&
  fieldsOf(form)[0]?.name === first

/** As if it were typed, so that whoever follows the field hears of it. */
function put(field: Field, value: string) {
  if (textIn(field) === value) return
  if (isChoice(field)) return field.click()
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

// What stands there may be of another version.
function parse(text: string | null): Draft | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return typeof found === 'object' && found !== null && 'values' in found
      ? (found as Draft)
      : undefined
  } catch {
    return undefined
  }
}
