import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestState } from './request-state'

/** Words joined by hyphens, as in a slug; any other long segment may be a secret. */
const slug = /^[a-z]+(-[a-z\d]+)+$/

/** A path without secrets: tokens and ids of twenty characters or more are replaced by `…`. */
export const loggedPath = (pathname: string): string =>
  pathname.replace(/[^/]{20,}/g, (segment) => (slug.test(segment) ? segment : '…'))

/**
 * Logs one line when a request has failed: `GET /profile 503 unavailable (4210 ms) <id>`. The same id is in the log of
 * the cms. Not logged: the query, which may contain a birth date, and refusals of admission, which come by hundreds.
 */
export function logFailure(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  { pathname, state }: { pathname: string; state: RequestState },
) {
  response.once('finish', () => {
    const { statusCode: status } = response
    if (status < 400 || state.isRefused) return
    const tookMs = Math.ceil(performance.now() - state.begunAt)
    const code = state.errorCode ? ` ${state.errorCode}` : ''
    console.warn(`${method} ${loggedPath(pathname)} ${status}${code} (${tookMs} ms) ${state.id}`)
  })
}
