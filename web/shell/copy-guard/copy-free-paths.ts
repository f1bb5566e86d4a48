import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'

/** Where text may be copied, by the table of routes; of an address with a blank, what stands before it. */
export const copyFreePaths: readonly string[] = Object.values<RouteRow>(routes)
  .filter(({ isCopyFree }) => isCopyFree)
  .map(({ path }) => path.replace(/\/\[.*$/, ''))
