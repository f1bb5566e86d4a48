import type { SavedDatesQuery } from '@krono/contract'

type Order = readonly { column: string; order: 'asc' | 'desc' }[]

const newest = { column: 'id', order: 'desc' } as const

/** How a list of saved dates is sorted. Every order ends with the id, so that no row is on two pages. */
export const orders = {
  name: [{ column: 'search_name', order: 'asc' }, newest],
  '-name': [{ column: 'search_name', order: 'desc' }, newest],
  date: [{ column: 'date', order: 'asc' }, newest],
  '-date': [{ column: 'date', order: 'desc' }, newest],
  newest: [newest],
} as const satisfies Record<SavedDatesQuery['sort'], Order>
