import { type Answers, answerOf, type EndpointName } from '@krono/contract'
import { requestState } from '@/server/request-state'

/** What the proxy has just been told for the page of this request; undefined for any other question. */
export function ownAnswer<Name extends EndpointName>(endpoint: Name): Answers[Name] | undefined {
  const told = requestState()?.own?.answer
  if (told?.endpoint !== endpoint) return undefined
  return answerOf(endpoint).safeParse(JSON.parse(told.text)).data
}
