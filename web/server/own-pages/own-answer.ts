import { type Answers, answerOf, type EndpointName } from '@krono/contract'
import { requestState } from '@/server/request-state'

/** The cms response that the proxy has already fetched for this page; undefined for any other endpoint. */
export function ownAnswer<Name extends EndpointName>(endpoint: Name): Answers[Name] | undefined {
  const stored = requestState()?.own?.answer
  if (stored?.endpoint !== endpoint) return undefined
  return answerOf(endpoint).safeParse(JSON.parse(stored.text)).data
}
