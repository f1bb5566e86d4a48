import type { Failure } from '@/client/failure'
import { type DraftOf, storeDraft } from './draft'
import { failureNotice, faultsOf } from './failures'
import type { FormWords } from './words'

/** What a failed call says at a form's fields and above its button. What was typed waits for who has to sign in again. */
export function showFormError(
  form: HTMLFormElement,
  failure: Failure,
  draftOf: DraftOf,
  words: FormWords,
) {
  const names = new Set([...form.elements].map((one) => one.getAttribute('name')))
  const faults = faultsOf(failure.error, (name) => names.has(name))
  const shown = failureNotice(failure, faults, words)
  const isOver = failure.error.status === 401 && words.login !== undefined
  const back = isOver ? storeDraft(form, draftOf, words) : undefined
  return { faults, notice: shown && { ...shown, ...back } }
}
