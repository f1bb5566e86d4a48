import type { Failure } from '@/client/failure'
import { type DraftOf, keepDraft } from './draft'
import { faultsOf, tellFailure } from './failures'
import type { FormWords } from './words'

/** What a failed call says at a form's fields and above its button. What was typed waits for who has to sign in again. */
export function tellForm(
  form: HTMLFormElement,
  failure: Failure,
  draftOf: DraftOf,
  words: FormWords,
) {
  const names = new Set([...form.elements].map((one) => one.getAttribute('name')))
  const faults = faultsOf(failure.error, (name) => names.has(name))
  const told = tellFailure(failure, faults, words)
  const isOver = failure.error.status === 401 && words.login !== undefined
  const back = isOver ? keepDraft(form, draftOf, words) : undefined
  return { faults, notice: told && { ...told, ...back } }
}
