import type { EndedRequest } from './request-observers'
import { routeOf } from './route-of'

/** Words joined by hyphens, as in a slug; any other long segment may be a secret. */
const slug = /^[a-z]+(-[a-z\d]+)+$/

/** A path without secrets: tokens and ids of twenty characters or more are replaced by `…`. */
export const loggedPath = (pathname: string): string =>
  pathname.replace(/[^/]{20,}/g, (segment) => (slug.test(segment) ? segment : '…'))

/** Properties of a line about a request; the line itself is for people. */
export type RequestFacts = {
  method: string
  route: string
  status: number
  code: string | undefined
  durationMs: number
  bytes: number
}

/** Writes a line: as text, or as JSON with the facts. */
export type WriteLine = (line: {
  isFailure: boolean
  requestId: string
  text: string
  facts: () => RequestFacts
}) => void

/** As text, the id is the last word of the line. */
export const writeText: WriteLine = ({ isFailure, requestId, text }) =>
  console[isFailure ? 'warn' : 'log'](`${text} ${requestId}`)

/**
 * Logs one line when a request has failed, or for every request: `GET /profile 503 unavailable (4210 ms)`. The same id is
 * in the log of the cms. Not logged: the query, which may contain a birth date. Refusals of admission, which come by
 * hundreds, are not failures.
 */
export const logRequests =
  (write: WriteLine, { all }: { all: boolean }) =>
  (ended: EndedRequest) => {
    const { id, method, pathname, status, code, isAborted, isRefused } = ended
    const isFailure = status >= 400 && !isAborted && !isRefused
    if (!isFailure && !all) return
    const durationMs = Math.ceil(ended.durationMs)
    const outcome = isAborted ? 'aborted' : [status, code].filter(Boolean).join(' ')
    write({
      ...{ isFailure, requestId: id },
      text: `${method} ${loggedPath(pathname)} ${outcome} (${durationMs} ms)`,
      facts: () => ({
        ...{ method, route: routeOf(pathname), status, code, durationMs, bytes: ended.bytes },
      }),
    })
  }
