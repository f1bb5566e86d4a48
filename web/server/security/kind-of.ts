import { findRoute } from '@/base/routing/links'
import { isRefusedPath } from '@/base/routing/refused-pages'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { listedPageOf } from '@/server/next-internals/listed-pages.mjs'
import { ownPageOf } from '@/server/own-pages/own-pages'

const filePaths =
  /^\/(_next|api|uploads|og)\/|^\/[^/]+\.(ico|svg|txt|webmanifest|xml)$|^\/blog\/feed\.xml$/

export type Kind = 'file' | 'static' | 'cached' | 'own' | 'request'

/**
 * The kind of response for an address: `file` is a file or data; `static` a page from Next's cache; `cached` a page of
 * the day cache; `own` a private page, rendered again when its data change; `request` a page rendered per request, such
 * as the catch-all page for addresses that the route table does not have.
 */
export function kindOf(pathname: string, search = ''): Kind {
  if (filePaths.test(pathname)) return 'file'
  if (cachedPageOf(pathname, search)) return 'cached'
  if (ownPageOf(pathname, search)) return 'own'
  if (listedPageOf(pathname, search)) return 'request'
  if (isRefusedPath(pathname)) return 'static'
  const row = findRoute(pathname)?.row
  return row?.isBuilt && !row.render ? 'static' : 'request'
}
