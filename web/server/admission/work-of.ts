import { findRoute } from '@/base/routing/links'
import { isRefusedPath } from '@/base/routing/refused-pages'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { kindOf } from '@/server/security/kind-of'
import { type Cost, costOfHandler } from './handlers'

/** Work that is done for this request, unless the page at `page` below the audience was drawn before. */
export type Work = Exclude<Cost, { free: string }> & { page?: string }

/** Files of the build and of the router, which Next finds on the disk; pictures in few sizes, which stay there. */
const ofTheBuild = /^\/_next\//

/** Written in a moment, from nothing but the settings. */
const small = new Set(['/icon.svg', '/robots.txt', '/favicon.ico'])

/**
 * What has to be drawn for an address, and where that waits; undefined for what costs next to nothing and for pages
 * that are drawn once for everybody: there are only as many of those as the table of routes has rows. One with a blank
 * in its address is drawn for whatever stands there, and so is what the table does not have.
 */
export function workOf(pathname: string, query: string): Work | undefined {
  if (ofTheBuild.test(pathname) || small.has(pathname)) return undefined
  const cost = costOfHandler(pathname)
  if (cost) return 'lane' in cost ? cost : undefined
  const kind = kindOf(pathname, query)
  if (kind === 'cached') return { lane: 'own', page: cachedPageOf(pathname, query) ?? pathname }
  if (kind !== 'static') return { lane: 'own' }
  if (isRefusedPath(pathname) || !findRoute(pathname)?.row.path.includes('[')) return undefined
  return { lane: 'own', page: pathname }
}
