import { isAdminPath } from '@/base/routing/admin-path'
import { findRoute } from '@/base/routing/links'
import type { RouteName } from '@/base/routing/routes'

/** Routes whose published pages are counted individually, by their address. */
const byAddress: ReadonlySet<RouteName> = new Set(['description', 'form', 'register'])

/**
 * The path under which a page view is counted, or undefined if it is not counted (spec §4: every route change except
 * admin). It is the path of the route, because addresses may identify people, such as the token of a shared analysis.
 * Explaining pages and the two steps of a registration form are counted by their address; only `known` addresses count,
 * so clients cannot add others.
 */
export function countablePath(pathname: string, known: ReadonlySet<string>) {
  if (isAdminPath(pathname)) return undefined
  const route = findRoute(pathname)
  if (!route || !byAddress.has(route.name)) return route?.row.path
  const address = pathname.replace(/\/+$/, '')
  return known.has(address) ? address : undefined
}
