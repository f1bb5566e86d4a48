import { kindOf } from '@/server/security/kind-of'
import { plainAddressOf } from './cached-pages.mjs'

/**
 * The address of a page common to an audience, reduced to its deciding parameters: Next writes the query of the first
 * request into such a page, with any content of an attacker. Undefined for pages rendered per request.
 */
export function plainAddress(pathname: string, query: string): string | undefined {
  const cached = plainAddressOf(pathname, query)
  if (cached || !query || kindOf(pathname, query) !== 'static') return cached
  // Next's router marks its questions with it.
  const mark = new URLSearchParams(query).getAll('_rsc').at(-1)
  return mark === undefined ? pathname : `${pathname}?${new URLSearchParams({ _rsc: mark })}`
}
