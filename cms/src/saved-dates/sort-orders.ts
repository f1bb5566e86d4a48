import type { SavedDatesQuery } from '@krono/contract'

type Order = readonly { column: string; order: 'asc' | 'desc' }[]

const up = (column: string) => ({ column, order: 'asc' }) as const
const down = (column: string) => ({ column, order: 'desc' }) as const

/**
 * How a list of saved dates is sorted. Every order ends with the id, so that no row is on two pages; a
 * falling one is the rising one from its end, so that one index serves both.
 */
export const sortOrders = {
  name: [up('search_name'), down('id')],
  '-name': [down('search_name'), up('id')],
  date: [up('date'), down('id')],
  '-date': [down('date'), up('id')],
  newest: [down('id')],
} as const satisfies Record<SavedDatesQuery['sort'], Order>
