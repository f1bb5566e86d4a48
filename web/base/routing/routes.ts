import { accountRoutes } from './account-routes'
import { adminRoutes } from './admin-routes'
import { publicRoutes } from './public-routes'
import { purchaseRoutes } from './purchase-routes'
import type { RouteRow } from './route-row'

/**
 * The route table: every address of the product (spec §2). The proxy, links, menus, the sitemap and tests read it.
 */
export const routes = {
  ...publicRoutes,
  ...accountRoutes,
  ...purchaseRoutes,
  ...adminRoutes,
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

/** Routes that search engines index. */
export type IndexedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { isIndexed: true } ? Name : never
}[RouteName]
