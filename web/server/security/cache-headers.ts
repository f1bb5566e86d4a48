import { kindOf } from './kind-of'

type Asked = {
  pathname: string
  search?: string
  /** A session or an editor's preview comes along, a living one or not. */
  isSomebody: boolean
}

const withinBrowser = 'private, no-cache'
const nowhere = 'private, no-cache, no-store, max-age=0, must-revalidate'

const ofSomebody = {
  static: withinBrowser,
  kept: withinBrowser,
  own: nowhere,
  request: nowhere,
} as const

/**
 * What a cache between us and the browser is told of a page. One address holds a page for each audience
 * (architecture, 3): visitors' may be shared, by those alone who send the same cookies; a member's is kept by nobody
 * but the own browser, and so is what speaks of today. Next says `s-maxage` of both, unless a header is there before (decision 116).
 */
export function cacheHeaders({ pathname, search, isSomebody }: Asked): Record<string, string> {
  const kind = kindOf(pathname, search)
  if (kind === 'file') return {}
  const isOwn = isSomebody || kind === 'kept'
  return { Vary: 'Cookie', ...(isOwn && { 'Cache-Control': ofSomebody[kind] }) }
}
