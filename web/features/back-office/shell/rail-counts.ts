import type { AdminRoute } from '@/base/routing/admin-menu'
import { formatCount } from '@/base/text/format'
import { countsAtScreens } from '@/features/back-office/attention/counts-at-screens'
import { getAttentionItems } from '@/features/back-office/attention/get-attention-items'

/** The count beside an item of the rail: how many there are, or how many of them need attention (`isUrgent`). */
export type RailCount = { text: string; isUrgent?: true }

/** The counts of the rail, by item; without an answer there are none. */
export async function railCounts(): Promise<Partial<Record<AdminRoute, RailCount>>> {
  const counts = countsAtScreens((await getAttentionItems()) ?? [])
  return Object.fromEntries(
    Object.entries(counts).map(([route, count]) => [
      route,
      { text: formatCount(count), isUrgent: true },
    ]),
  )
}
