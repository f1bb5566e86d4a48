import type { AdminRoute } from '@/base/routing/admin-menu'

/** What stands beside an item of the rail: how many there are, or how many of them need somebody (`isUrgent`). */
export type RailCount = { text: string; isUrgent?: true }

/** The counts of the rail, by item; without an answer there are none. */
export const railCounts = async (): Promise<Partial<Record<AdminRoute, RailCount>>> => ({})
