import type { ServerResponse } from 'node:http'
import { errors } from '@krono/contract'
import type { RequestState } from '@/server/request-state'

/**
 * Replaces status 500 by 503 with Retry-After while the cms is down (quality, "Faults"), and by 429 when the cms limits
 * the rate of visitors. Next always answers 500 when a page throws (decision error-answers).
 */
export function answerUnavailable(response: ServerResponse, state: RequestState) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const writeCorrectedHead = (status: number, ...rest: unknown[]) => {
    const { cmsRefusal } = state
    if (status !== errors.internal.status || !cmsRefusal) return writeHead(status, ...rest)
    response.setHeader('Retry-After', String(cmsRefusal.retryAfterSeconds))
    response.setHeader('Cache-Control', 'private, no-store')
    return writeHead(cmsRefusal.status, ...rest)
  }
  response.writeHead = writeCorrectedHead as typeof response.writeHead
}
