import { findRoute } from '@/base/routing/links'
import { isRefusedPath } from '@/base/routing/refused-pages'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { listedPageOf } from '@/server/next-internals/listed-pages.mjs'
import { ownPageOf } from '@/server/own-pages/own-pages'

const files =
  /^\/(_next|api|uploads|og)\/|^\/[^/]+\.(ico|svg|txt|webmanifest|xml)$|^\/blog\/feed\.xml$/

export type Kind = 'file' | 'static' | 'cached' | 'own' | 'request'

/**
 * The kind of answer for an address: a file (or data), a page from the cache, one cached for its day, or a page
 * rendered for this request; or one of a person's own, which is rendered once for as long as its data stay the same.
 * What is not a static page of the route table is rendered per request: the catch-all answers it.
 */
export function kindOf(pathname: string, search = ''): Kind {
  if (files.test(pathname)) return 'file'
  if (cachedPageOf(pathname, search)) return 'cached'
  if (ownPageOf(pathname, search)) return 'own'
  if (listedPageOf(pathname, search)) return 'request'
  if (isRefusedPath(pathname)) return 'static'
  const row = findRoute(pathname)?.row
  return row?.isBuilt && !row.render ? 'static' : 'request'
}
