import type { Tier } from '@/lib/contract/tiers'
import { type Audience, audienceRow } from './audiences'
import { findRoute } from './links'
import type { RouteRow } from './route-row'
import { type RouteName, routes } from './routes'

type Refusal = 'notFound' | 'unauthorized' | 'comingSoon'

/**
 * The refusal for an address without a page: unknown, not authorized (spec §8, "Not authorized"), or not built yet.
 * For members, addresses of the back office are unknown.
 */
export function refusalOf(pathname: string, audience: Audience): Refusal {
  const row: RouteRow | undefined = findRoute(pathname)?.row
  if (!row) return 'notFound'
  const { tier, isAdmin } = audienceRow(audience)
  const needsUser = row.guard || (row.tiers && !row.tiers.includes('visitor'))
  if (needsUser && tier === 'visitor') return 'unauthorized'
  if (row.guard === 'admin' && !isAdmin) return 'notFound'
  return 'comingSoon'
}

/** Whether a tier may see a page (spec §6, "Who is who"). The cms enforces it for the page's data. */
export function isFor(route: RouteName, tier: Tier): boolean {
  const { tiers }: RouteRow = routes[route]
  return tiers === undefined || tiers.includes(tier)
}
