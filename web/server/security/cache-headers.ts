import { kindOf } from './kind-of'

type Asked = {
  pathname: string
  search?: string
  /** A session or an editor's preview comes along, a living one or not. */
  isIdentified: boolean
}

const withinBrowser = 'private, no-cache'
const nowhere = 'private, no-cache, no-store, max-age=0, must-revalidate'

const privateHeaders = {
  static: withinBrowser,
  cached: withinBrowser,
  own: nowhere,
  request: nowhere,
} as const

/**
 * Cache headers of a page for caches between us and the browser. One address holds a page for each audience
 * (architecture, 3): visitors' may be shared by clients with the same cookies; a member's may be stored by their own
 * browser alone, and so may pages about today. Next says `s-maxage` of both, unless a header is there before (decision
 * page-cache).
 */
export function cacheHeaders({ pathname, search, isIdentified }: Asked): Record<string, string> {
  const kind = kindOf(pathname, search)
  if (kind === 'file') return {}
  const isOwn = isIdentified || kind === 'cached'
  return { Vary: 'Cookie', ...(isOwn && { 'Cache-Control': privateHeaders[kind] }) }
}
