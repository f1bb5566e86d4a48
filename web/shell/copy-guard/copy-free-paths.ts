import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'

/** Paths of the route table on which text may be copied; of a path with a parameter, the part before it. */
export const copyFreePaths: readonly string[] = Object.values<RouteRow>(routes)
  .filter(({ isCopyFree }) => isCopyFree)
  .map(({ path }) => path.replace(/\/\[.*$/, ''))
