import { findRoute } from '@/base/routing/links'
import { isRefusedPath } from '@/base/routing/refused-pages'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { kindOf } from '@/server/security/kind-of'
import { type Cost, costOfHandler } from './handlers'

/** Work for a request. It is not needed if `page` (an address below the audience) is cached. */
export type Work = Exclude<Cost, { free: string }> & { page?: string }

/** Files that Next reads from the disk: of the build and the router, and optimised pictures. */
const buildFiles = /^\/_next\//

/** Small files that depend on the settings only. */
const smallFiles = new Set(['/icon.svg', '/robots.txt', '/favicon.ico'])

/**
 * The lane of an address. Undefined for cheap requests and for static pages without a parameter, of which there are only
 * as many as the route table has rows. Pages with a parameter and unknown addresses wait: they are rendered for any value.
 */
export function workOf(pathname: string, query: string): Work | undefined {
  if (buildFiles.test(pathname) || smallFiles.has(pathname)) return undefined
  const cost = costOfHandler(pathname)
  if (cost) return 'lane' in cost ? cost : undefined
  const kind = kindOf(pathname, query)
  if (kind === 'cached') return { lane: 'own', page: cachedPageOf(pathname, query) ?? pathname }
  if (kind !== 'static') return { lane: 'own' }
  if (isRefusedPath(pathname) || !findRoute(pathname)?.row.path.includes('[')) return undefined
  return { lane: 'own', page: pathname }
}
