import { kindOf } from '@/server/security/kind-of'
import { plainAddressOf } from './cached-pages.mjs'

/**
 * The address of a cached page with only the parameters that select the page. Next writes the query of the first request
 * into the cached page, so other parameters would reach all visitors. Undefined for pages rendered per request.
 */
export function plainAddress(pathname: string, query: string): string | undefined {
  const cached = plainAddressOf(pathname, query)
  if (cached || !query || kindOf(pathname, query) !== 'static') return cached
  // Next's router adds `_rsc` to its requests.
  const routerMark = new URLSearchParams(query).getAll('_rsc').at(-1)
  return routerMark === undefined
    ? pathname
    : `${pathname}?${new URLSearchParams({ _rsc: routerMark })}`
}
