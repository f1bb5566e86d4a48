import type { SavedDatesQuery } from '@krono/contract'

type Order = readonly { column: string; order: 'asc' | 'desc' }[]

const up = (column: string) => ({ column, order: 'asc' }) as const
const down = (column: string) => ({ column, order: 'desc' }) as const

/**
 * Sort orders of saved dates. Every order ends with the id, so that pages do not overlap; descending is the reverse of
 * ascending, so that one index serves both.
 */
export const sortOrders = {
  name: [up('sort_key'), down('id')],
  '-name': [down('sort_key'), up('id')],
  date: [up('date'), down('id')],
  '-date': [down('date'), up('id')],
  newest: [down('id')],
} as const satisfies Record<SavedDatesQuery['sort'], Order>
