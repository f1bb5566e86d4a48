import type { CallName, Calls } from '@/lib/contract/calls'
import type { FailureWords } from './api-failure'
import type { ApiResult, AskPassword } from './failure'
import { noAnswer } from './no-answer'

/** Loaded with the first call, or before it: the table of calls is no part of a page's first JavaScript. */
export const loadCalls = () => import('./send-call')

/**
 * Makes a call of the contract from the browser; the cookie identifies the caller. Never throws: a network failure is
 * an error like any other, with the page's words. Where the cms requires the password again, `askPassword` asks for it
 * and the call is repeated once (decision password-confirmation).
 */
export async function callApi<Name extends CallName>(
  name: Name,
  input: Calls[Name]['input'],
  words: FailureWords,
  askPassword?: AskPassword,
): Promise<ApiResult<Calls[Name]['answer']>> {
  try {
    return await (await loadCalls()).sendCall(name, input, words, askPassword)
  } catch {
    return noAnswer(words)
  }
}
