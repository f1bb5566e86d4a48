import type { AttentionItem, AttentionKind } from '@krono/contract'
import type { AdminRoute } from '@/base/routing/admin-menu'

type Screen = { route: AdminRoute; query: Readonly<Record<string, string>> }

/** A list of the editors' panel, narrowed to what is in this state. */
export type PanelList = { panelList: string; state: string }

/** Where one looks into each of them. The panel lists neither jobs nor the outbox: their screen is still to come. */
export const attentionTargets = {
  incidents: { route: 'adminPayments', query: {} },
  withdrawals: { route: 'adminWithdrawals', query: {} },
  jobs: { route: 'adminSystemSettings', query: {} },
  pastDue: { route: 'adminSubscribers', query: { state: 'pastDue' } },
  letters: { route: 'adminSystemSettings', query: {} },
  messages: { panelList: 'contact-message', state: 'new' },
  reviews: { panelList: 'review', state: 'waiting' },
} as const satisfies Record<AttentionKind, Screen | PanelList>

/** How much waits at each screen, for the rail. */
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
