import type { Context } from 'koa'

/** A request with a complete response that is not sent yet. */
export type AnsweredRequest = {
  id: string
  method: string
  /** Template of the address, such as `/api/orders/:id`; `other` if no route matches. */
  route: string
}

/** A request at its end: the response is sent, or the client has disconnected. */
export type EndedRequest = AnsweredRequest & {
  status: number
  durationMs: number
  /** The client disconnected before the end of the response. */
  isAborted: boolean
}

type Observers = {
  answered: Set<(request: AnsweredRequest) => void>
  ended: Set<(request: EndedRequest) => void>
}

/** Functions called for every request: metrics and traces add theirs when they are switched on. */
export const requestObservers: Observers = { answered: new Set(), ended: new Set() }

/** The template of the matching route, which the router stores in the context; without one its own pattern `([^/]*)`. */
export function routeOf(ctx: Context): string {
  const template: unknown = ctx._matchedRoute
  return typeof template === 'string' && template.startsWith('/') ? template : 'other'
}
