import type { AdminRoute } from '@/base/routing/admin-menu'
import { formatCount } from '@/base/text/format'
import { countsAtScreens } from '@/features/back-office/attention/counts-at-screens'
import { getAttentionItems } from '@/features/back-office/attention/get-attention-items'

/** The count at an item of the rail: the total, or the number that needs attention (`isUrgent`). */
export type RailCount = { text: string; isUrgent?: true }

/** The counts of the rail, by item; empty without a response. */
export async function railCounts(): Promise<Partial<Record<AdminRoute, RailCount>>> {
  const counts = countsAtScreens((await getAttentionItems()) ?? [])
  return Object.fromEntries(
    Object.entries(counts).map(([route, count]) => [
      route,
      { text: formatCount(count), isUrgent: true },
    ]),
  )
}
