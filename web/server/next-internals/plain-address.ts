import { kindOf } from '@/server/security/kind-of'
import { plainAddressOf } from './kept-pages.mjs'

/**
 * The address of a page that all of an audience get, with nothing but what decides it: Next writes the query of whoever
 * asks first into such a page, and there might stand anything. Undefined for what is made for each request.
 */
export function plainAddress(pathname: string, query: string): string | undefined {
  const kept = plainAddressOf(pathname, query)
  if (kept || !query || kindOf(pathname, query) !== 'static') return kept
  // Next's router marks its questions with it.
  const mark = new URLSearchParams(query).getAll('_rsc').at(-1)
  return mark === undefined ? pathname : `${pathname}?${new URLSearchParams({ _rsc: mark })}`
}
