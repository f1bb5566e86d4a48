import type { ServerResponse } from 'node:http'
import { errors } from '@krono/contract'
import type { RequestState } from '@/server/request-state'

/**
 * Failures while the cms is down are answered 503 with Retry-After, not 500 (quality, "Faults"), and its rate limit for
 * visitors 429. Next cannot do that: for it a page that throws is a fault of the page (decision error-answers).
 */
export function answerUnavailable(response: ServerResponse, state: RequestState) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const writeTrueHead = (status: number, ...rest: unknown[]) => {
    const { cmsRefusal } = state
    if (status !== errors.internal.status || !cmsRefusal) return writeHead(status, ...rest)
    response.setHeader('Retry-After', String(cmsRefusal.retryAfterSeconds))
    response.setHeader('Cache-Control', 'private, no-store')
    return writeHead(cmsRefusal.status, ...rest)
  }
  response.writeHead = writeTrueHead as typeof response.writeHead
}
