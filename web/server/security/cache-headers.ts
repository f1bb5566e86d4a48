import { isSecretAddress } from '@/base/routing/links'
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
 * Shared caches store a page for one second, so a publication is visible within two seconds without purging them; while
 * the site is down they may send it for a day (decision edge-cache).
 */
export const sharedHeader = 's-maxage=1, max-age=0, stale-while-revalidate=1, stale-if-error=86400'

/** Kinds of pages that are equal for all visitors. */
const sharedKinds: ReadonlySet<string> = new Set(['static', 'cached'])

/**
 * Cache headers of a page. One address has a page for each audience (architecture, 3): a visitor's page may be stored by
 * shared caches, a member's page by the browser only. Next sets its own `s-maxage` unless the header is already set.
 */
export function cacheHeaders({
  pathname,
  search,
  isIdentified,
}: PageRequest): Record<string, string> {
  const kind = kindOf(pathname, search)
  if (kind === 'file') return {}
  if (isIdentified) return { Vary: 'Cookie', 'Cache-Control': privateHeaders[kind] }
  if (!sharedKinds.has(kind)) return { Vary: 'Cookie' }
  // A shared cache would store the secret in the address.
  const header = isSecretAddress(pathname) ? browserOnly : sharedHeader
  return { Vary: 'Cookie', 'Cache-Control': header }
}
