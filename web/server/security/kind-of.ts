import { findRoute } from '@/base/routing/links'

const files = /^\/(_next|api|uploads|og)\/|^\/[^/]+\.(ico|svg|txt|webmanifest|xml)$/

/**
 * What answers an address: a file (or data), a page from the cache, or a page made for this request.
 * Whatever is not a static page of the route table is made anew: the catch-all answers it.
 */
export function kindOf(pathname: string): 'file' | 'static' | 'request' {
  if (files.test(pathname)) return 'file'
  const row = findRoute(pathname)?.row
  return row?.isBuilt && !row.render ? 'static' : 'request'
}
