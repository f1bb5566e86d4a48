import { findRoute } from '@/base/routing/links'
import { isRefusedPath } from '@/base/routing/refused-pages'
import { keptPageOf } from '@/server/next-internals/kept-pages.mjs'
import { listedPageOf } from '@/server/next-internals/listed-pages.mjs'
import { ownPageOf } from '@/server/own-pages/own-pages'

const files =
  /^\/(_next|api|uploads|og)\/|^\/[^/]+\.(ico|svg|txt|webmanifest|xml)$|^\/blog\/feed\.xml$/

export type Kind = 'file' | 'static' | 'kept' | 'own' | 'request'

/**
 * What answers an address: a file (or data), a page from the cache, one that is kept for its day, or a page made for
 * this request; or one of a person's own, which is drawn once for as long as what it tells stays the same.
 * Whatever is not a static page of the route table is made anew: the catch-all answers it.
 */
export function kindOf(pathname: string, search = ''): Kind {
  if (files.test(pathname)) return 'file'
  if (keptPageOf(pathname, search)) return 'kept'
  if (ownPageOf(pathname, search)) return 'own'
  if (listedPageOf(pathname, search)) return 'request'
  if (isRefusedPath(pathname)) return 'static'
  const row = findRoute(pathname)?.row
  return row?.isBuilt && !row.render ? 'static' : 'request'
}
