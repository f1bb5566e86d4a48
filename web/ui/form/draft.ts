import { presentUser, whenKnown } from '@/client/session/presence'
import type { FailureNotice } from './failures'
import { loginHere } from './login-here'
import { readFromTab, storeInTab } from './tab-values'
import type { FormWords } from './words'

/** Identifies a form: its call, and `about` if several forms have the same call. */
export type DraftOf = { call: string; about: string; isForVisitors?: boolean | undefined }

/** Owner of a draft typed without a session: the next user who signs in gets it. */
const visitor = ''

type Draft = Omit<DraftOf, 'isForVisitors'> & {
  /** The user's id: the draft is restored only for this user. */
  owner: string
  path: string
  first: string
  at: number
  values: [name: string, value: string][]
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Lifetime of a draft, in ms; after a new login in this time it is restored. */
const lifetimeMs = 3_600_000

const storedTypes = ['text', 'email', 'tel', 'search', 'date', 'number', 'url', 'checkbox', 'radio']

/** Whether the value of a field is stored. Passwords and required consents are not. */
function isStored(field: Element): field is Field {
  if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
    return Boolean(field.name)
  }
  if (!(field instanceof HTMLInputElement) || !field.name || field.readOnly) return false
  return storedTypes.includes(field.type) && !(field.type === 'checkbox' && field.required)
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isStored)
const isChoice = (field: Field) => field.type === 'checkbox' || field.type === 'radio'
const isChosen = (field: Field) => 'checked' in field && field.checked

/** Name of a field; radio buttons, which share a name, get one with their value. */
const nameOf = (field: Field) =>
  field.type === 'radio' ? `${field.name}=${field.value}` : field.name
const textIn = (field: Field) => (isChoice(field) ? String(isChosen(field)) : field.value)

/**
 * Stores the values of a form in this tab after the session ended. Returns the message, and the login link that
 * redirects back to this page; undefined if there is nothing to store.
 */
export function storeDraft(
  form: HTMLFormElement,
  { call, about, isForVisitors }: DraftOf,
  { kept, login }: FormWords,
): Partial<FailureNotice> | undefined {
  const fields = fieldsOf(form)
  const owner = presentUser() ?? (isForVisitors ? visitor : undefined)
  const [first] = fields
  if (owner === undefined || !first) return undefined
  const values = fields.map((field): [string, string] => [nameOf(field), textIn(field)])
  const path = location.pathname
  const draft: Draft = { call, about, owner, path, first: first.name, at: Date.now(), values }
  storeInTab({ draft: JSON.stringify(draft) })
  return { later: kept, ...(login && { loginHref: loginHere(login.href) }) }
}

/** Whether there are stored values of a form for the signed-in user; those of other users are deleted. */
export async function hasDraft({ call, about }: DraftOf): Promise<boolean> {
  const draft = parse(readFromTab('draft'))
  if (draft?.call !== call || draft.about !== about || draft.path !== location.pathname)
    return false
  const isOwner = draft.owner === visitor || (await whenKnown()) === draft.owner
  const isValid = isOwner && Date.now() - draft.at <= lifetimeMs
  if (!isValid) storeInTab({ draft: '' })
  return isValid
}

/** Restores the stored values of a form for their owner. Returns whether it did. */
export async function restoreDraft(form: HTMLFormElement, of: DraftOf): Promise<boolean> {
  const draft = parse(readFromTab('draft'))
  if (!draft || draft.first !== fieldsOf(form)[0]?.name || !(await hasDraft(of))) return false
  // Another form, or another render of this one, has restored them meanwhile.
  if (readFromTab('draft') === null) return false
  storeInTab({ draft: '' })
  for (const [name, value] of draft.values) {
    const field = fieldsOf(form).find((one) => nameOf(one) === name)
    if (field) setValue(field, value)
    // A choice may render further fields.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return true
}

/** Writes a value with input events, as if it were typed, so that listeners run. */
function setValue(field: Field, value: string) {
  if (textIn(field) === value) return
  if (isChoice(field)) return field.click()
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

// The stored text may be from another version.
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
