import { findRoute } from './links'
import type { RouteRow } from './route-row'

/** What a new user can order at an address: an order page that needs an account and is not only for members. */
export function orderAt(href: string): 'analysis' | 'item' | 'membership' | undefined {
  const [pathname = ''] = href.split(/[?#]/)
  const found = findRoute(pathname)
  const row: RouteRow | undefined = found?.row
  // Guarded by the page itself.
  if (found?.name === 'paymentItem') return 'item'
  if (!row?.hasStripe || !row.guard || row.tiers) return
  return found?.name === 'analysis' ? 'analysis' : 'membership'
}
