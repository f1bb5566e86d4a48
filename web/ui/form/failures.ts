import { fill } from '@/base/text/fill'
import type { ApiError, Failure } from '@/client/failure'
import type { Faults } from './form-context'
import { loginHere } from './login-here'
import type { FormWords } from './words'

/** What is said above the button. */
export type FailureNotice = {
  message: string
  later?: string
  isSignedOut: boolean
  /** The login from which one comes back to the very page. */
  loginHref?: string
}

/** Faults at the form's own fields, the first of each field. */
export function faultsOf(error: ApiError, isField: (name: string) => boolean): Faults {
  const rows = (error.apiErrors ?? []).filter(({ field }) => isField(field)).reverse()
  return Object.fromEntries(rows.map(({ field, message }) => [field, message]))
}

/** What a failure says beyond its fields; undefined when the fields say it all. */
export function failureNotice({ error, retrySeconds }: Failure, faults: Faults, words: FormWords) {
  // At a date the field goes on to say why.
  const isShownAtField = Object.values(faults).some((fault) => fault.startsWith(error.message))
  if (isShownAtField) return undefined
  const isOurFault = error.status === 0 || error.status >= 500
  const isSignedOut = error.status === 401
  const { login, saveFailed } = words
  const notice: FailureNotice = {
    message: (isOurFault && saveFailed) || error.message,
    isSignedOut,
    // Words that name no way back of their own mean the very page, as its address is now.
    ...(isSignedOut && login && !login.href.includes('?') && { loginHref: loginHere(login.href) }),
  }
  return retrySeconds
    ? { ...notice, later: fill(words.retryAt, { time: timeIn(retrySeconds) }) }
    : notice
}

// By the reader's own clock: it is the one that will be looked at.
function timeIn(seconds: number): string {
  // Up to the next whole minute, so that it is never too early.
  const moment = new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000)
  const form = { hour: 'numeric', minute: '2-digit' } as const
  return moment.toLocaleTimeString(document.documentElement.lang || undefined, form)
}
