import { accountRoutes } from './account-routes'
import { adminRoutes } from './admin-routes'
import { publicRoutes } from './public-routes'
import { purchaseRoutes } from './purchase-routes'
import type { RouteRow } from './route-row'

/**
 * Every address of the product (spec §2), once: the proxy, links, menus, the
 * sitemap and the tests read this table.
 */
export const routes = {
  ...publicRoutes,
  ...accountRoutes,
  ...purchaseRoutes,
  ...adminRoutes,
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

/** The routes that search engines list. */
export type IndexedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { isIndexed: true } ? Name : never
}[RouteName]
