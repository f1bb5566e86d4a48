import { fill } from '@/base/text/fill'
import { type ApiError, type Failure, unclearStatus } from '@/client/failure'
import type { Faults } from './form-context'
import { loginHere } from './login-here'
import type { FormWords } from './words'

/** The message above the submit button. */
export type FailureNotice = {
  message: string
  later?: string
  isSignedOut: boolean
  /** Login link that redirects back to the current page. */
  loginHref?: string
}

/** Errors of the form's fields, the first one of each field. */
export function faultsOf(error: ApiError, isField: (name: string) => boolean): Faults {
  const rows = (error.apiErrors ?? []).filter(({ field }) => isField(field)).reverse()
  return Object.fromEntries(rows.map(({ field, message }) => [field, message]))
}

/** The message of a failure beyond its field errors; undefined if a field shows it. */
export function failureNotice({ error, retrySeconds }: Failure, faults: Faults, words: FormWords) {
  // The error of a date field may continue after the message.
  const isShownAtField = Object.values(faults).some((fault) => fault.startsWith(error.message))
  if (isShownAtField) return undefined
  const isClear = error.status !== unclearStatus
  const isOurFault = isClear && (error.status === 0 || error.status >= 500)
  const isSignedOut = error.status === 401
  const { login, saveFailed } = words
  const notice: FailureNotice = {
    message: (isOurFault && saveFailed) || error.message,
    isSignedOut,
    // A login link without a redirectUrl gets the current address.
    ...(isSignedOut && login && !login.href.includes('?') && { loginHref: loginHere(login.href) }),
  }
  return retrySeconds
    ? { ...notice, later: fill(words.retryAt, { time: timeIn(retrySeconds) }) }
    : notice
}

// In the time zone of the browser.
function timeIn(seconds: number): string {
  // Rounded up to the next minute, so that it is never too early.
  const moment = new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000)
  const form = { hour: 'numeric', minute: '2-digit' } as const
  return moment.toLocaleTimeString(document.documentElement.lang || undefined, form)
}
