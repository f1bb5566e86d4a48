import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { findRoute } from '@/base/routing/links'
import { addressOfHandler } from '@/server/admission/handlers'

/** Files of the build and of Next's router, by the beginning of their address. */
const filesOfNext = ['/_next/image', '/_next/static', '/_next/data'] as const

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith('{')

const calls = [
  ...new Set((Object.keys(endpoints) as EndpointName[]).map((name) => endpointRow(name).path)),
]
  .map((path) => ({ path, segments: segmentsOf(path) }))
  .sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)

/** The path of a call of the contract. */
function callOf(pathname: string): string | undefined {
  const wanted = segmentsOf(pathname)
  return calls.find(
    ({ segments }) =>
      segments.length === wanted.length &&
      segments.every((segment, index) => isParameter(segment) || segment === wanted[index]),
  )?.path
}

/**
 * Template of an address, such as `/blog/[slug]` or `/api/user/login`, for metrics and logs; `other` for an unknown one.
 * The values come from the tables of routes, handlers and calls, so there are only as many as these have rows.
 */
export function routeOf(pathname: string): string {
  const ofNext = filesOfNext.find((begin) => pathname.startsWith(begin))
  if (ofNext) return ofNext
  const handler = addressOfHandler(pathname)
  if (handler === '/api/[...path]') {
    const call = callOf(pathname.slice('/api'.length))
    return call ? `/api${call}` : handler
  }
  return handler ?? findRoute(pathname)?.row.path ?? 'other'
}
