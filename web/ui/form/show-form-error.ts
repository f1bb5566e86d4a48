import type { Failure } from '@/client/failure'
import { type DraftOf, storeDraft } from './draft'
import { failureNotice, faultsOf } from './failures'
import type { FormWords } from './words'

/** Field errors and message of a failed call. If the session has ended, stores the typed values for the next login. */
export function showFormError(
  form: HTMLFormElement,
  failure: Failure,
  draftOf: DraftOf,
  words: FormWords,
) {
  const names = new Set([...form.elements].map((one) => one.getAttribute('name')))
  const faults = faultsOf(failure.error, (name) => names.has(name))
  const message = failureNotice(failure, faults, words)
  const hasSessionEnded = failure.error.status === 401 && words.login !== undefined
  const stored = hasSessionEnded ? storeDraft(form, draftOf, words) : undefined
  return { faults, notice: message && { ...message, ...stored } }
}
