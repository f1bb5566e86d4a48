import type { CallName, Calls } from '@/lib/contract/calls'
import { type FailureWords, readFailure } from './api-failure'
import type { Failure } from './failure'

export type ApiResult<T> = { ok: true; data: T } | Failure

/** Loaded with the first call, or before it: the table of calls is no part of a page's first JavaScript. */
export const loadCalls = () => import('./send-call')

/**
 * Makes a call of the contract from the browser; the cookie says who asks. Never throws: a network that
 * is gone is an error like any other, told with the page's words.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  input: Calls[Name]['input'],
  words: FailureWords,
): Promise<ApiResult<Calls[Name]['answer']>> {
  try {
    const { sendCall } = await loadCalls()
    const answer = await sendCall(name, input)
    const said: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return { ok: true, data: said as Calls[Name]['answer'] }
    return readFailure(answer.status, said, answer.headers.get('retry-after'), words)
  } catch {
    return readFailure(0, undefined, null, words)
  }
}
