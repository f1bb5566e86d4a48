import { type Answers, answerOf, type EndpointName } from '@krono/contract'
import { requestState } from '@/server/request-state'

/** The answer that the proxy has just got for the page of this request; undefined for any other question. */
export function ownAnswer<Name extends EndpointName>(endpoint: Name): Answers[Name] | undefined {
  const stored = requestState()?.own?.answer
  if (stored?.endpoint !== endpoint) return undefined
  return answerOf(endpoint).safeParse(JSON.parse(stored.text)).data
}
