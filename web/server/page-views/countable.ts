import { isAdminPath } from '@/base/routing/admin-path'
import { findRoute } from '@/base/routing/links'
import type { RouteName } from '@/base/routing/routes'

/** Pages of which each is counted under its own address, as far as editors published it. */
const byAddress: ReadonlySet<RouteName> = new Set(['description', 'form', 'register'])

/**
 * The name under which a page's views are counted, or undefined when they are not (spec §4: every route change except
 * admin). A part of an address that identifies people, such as the token of a shared analysis, is never stored: its
 * route stands for it. An explaining page and the two steps of a registration form are counted by their own addresses,
 * which are known beforehand: clients cannot add more.
 */
export function countablePath(pathname: string, known: ReadonlySet<string>) {
  if (isAdminPath(pathname)) return undefined
  const route = findRoute(pathname)
  if (!route || !byAddress.has(route.name)) return route?.row.path
  const address = pathname.replace(/\/+$/, '')
  return known.has(address) ? address : undefined
}
