import { kindOf } from './kind-of'

type PageRequest = {
  pathname: string
  search?: string
  /** The request has a session or preview cookie, valid or not. */
  isIdentified: boolean
}

const browserOnly = 'private, no-cache'
const neverStored = 'private, no-cache, no-store, max-age=0, must-revalidate'

const privateHeaders = {
  static: browserOnly,
  cached: browserOnly,
  own: neverStored,
  request: neverStored,
} as const

/**
 * Cache headers of a page. One address has a page for each audience (architecture, 3): a visitor's page may be stored by
 * shared caches; a member's page and a page that depends on the date only by the browser. Next sets `s-maxage` for both
 * unless the header is already set (decision page-cache).
 */
export function cacheHeaders({
  pathname,
  search,
  isIdentified,
}: PageRequest): Record<string, string> {
  const kind = kindOf(pathname, search)
  if (kind === 'file') return {}
  const isPrivate = isIdentified || kind === 'cached'
  return { Vary: 'Cookie', ...(isPrivate && { 'Cache-Control': privateHeaders[kind] }) }
}
