import { findRoute } from './links'
import type { RouteRow } from './route-row'

/** What an address lets a newcomer order: the page of an order that wants an account first, and nothing of a member's. */
export function orderAt(href: string): 'analysis' | 'membership' | undefined {
  const [pathname = ''] = href.split(/[?#]/)
  const found = findRoute(pathname)
  const row: RouteRow | undefined = found?.row
  if (!row?.hasStripe || !row.guard || row.tiers) return
  return found?.name === 'analysis' ? 'analysis' : 'membership'
}
