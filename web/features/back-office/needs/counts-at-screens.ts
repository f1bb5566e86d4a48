import type { Need, NeedKind } from '@krono/contract'
import type { AdminRoute } from '@/base/routing/admin-menu'

/** Where one looks into each of them; what has no screen here yet is looked after in the editors' panel. */
export const placeOfNeed = {
  incidents: { route: 'adminPayments', query: {} },
  jobs: undefined,
  pastDue: { route: 'adminSubscribers', query: { state: 'pastDue' } },
  letters: undefined,
  messages: undefined,
  reviews: undefined,
} as const satisfies Record<
  NeedKind,
  { route: AdminRoute; query: Record<string, string> } | undefined
>

/** How much waits at each screen, for the rail. */
export function countsAtScreens(needs: readonly Need[]): Partial<Record<AdminRoute, number>> {
  const counts: Partial<Record<AdminRoute, number>> = {}
  for (const { kind, count } of needs) {
    const route = placeOfNeed[kind]?.route
    if (route && count > 0) counts[route] = (counts[route] ?? 0) + count
  }
  return counts
}
