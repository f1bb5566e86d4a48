import type { AttentionItem, AttentionKind } from '@krono/contract'
import type { AdminRoute } from '@/base/routing/admin-menu'
import { heldFilter } from '@/features/back-office/shop/referrals/held-view'

type Screen = { route: AdminRoute; query: Readonly<Record<string, string>> }

/** A list of the cms panel, filtered by this state. */
export type PanelList = { panelList: string; state: string }

/** The screen of each kind. */
export const attentionTargets = {
  incidents: { route: 'adminPayments', query: {} },
  withdrawals: { route: 'adminWithdrawals', query: {} },
  jobs: { route: 'adminJobs', query: {} },
  pastDue: { route: 'adminSubscribers', query: { state: 'pastDue' } },
  letters: { route: 'adminOutbox', query: { status: 'dead' } },
  messages: { panelList: 'contact-message', state: 'new' },
  referrals: { route: 'adminReferrals', query: { held: heldFilter } },
  reviews: { panelList: 'review', state: 'waiting' },
} as const satisfies Record<AttentionKind, Screen | PanelList>

/** Number of waiting items at each screen, for the rail. */
export function countsAtScreens(
  items: readonly AttentionItem[],
): Partial<Record<AdminRoute, number>> {
  const counts: Partial<Record<AdminRoute, number>> = {}
  for (const { kind, count } of items) {
    const place = attentionTargets[kind]
    if (!('route' in place) || count === 0) continue
    counts[place.route] = (counts[place.route] ?? 0) + count
  }
  return counts
}
