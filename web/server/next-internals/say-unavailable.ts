import type { ServerResponse } from 'node:http'
import { errors } from '@krono/contract'
import type { RequestState } from '@/server/request-state'

/**
 * What breaks because the cms is away is answered 503 with Retry-After, not 500 (quality, "Faults"), and 429 what it
 * does for nobody so often. Next knows no
 * way to say so: a page that throws is a fault of the page to it (decision 117).
 */
export function sayUnavailable(response: ServerResponse, state: RequestState) {
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
