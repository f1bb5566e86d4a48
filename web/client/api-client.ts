import type { CallName, Calls } from '@/lib/contract/calls'
import type { FailureWords } from './api-failure'
import type { ApiResult, AskPassword } from './failure'
import { noAnswer } from './no-answer'

/** Loads the table of calls with the first call or before it, so that it is not in a page's initial JavaScript. */
export const loadCalls = () => import('./send-call')

/**
 * Sends a call of the contract from the browser; the cookie identifies the caller. Never throws: a network failure is
 * returned as an error with a text of `words`. If the cms requires the password again, `askPassword` asks for it and the
 * call is repeated once (decision password-confirmation).
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
