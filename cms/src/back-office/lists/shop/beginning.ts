import type { ListFilter } from '@krono/contract'
import { escapeLike } from '../../../platform/lib/escape-like'
import type { Query } from '../definition'

const begins = (text: string) => `${escapeLike(text)}%`

/** Filters by prefix on an upper-case column, using its index. */
export const uppercasePrefix = (column: string) => (rows: Query, filter: ListFilter) => {
  if (filter.is !== 'text') return
  rows.whereRaw(`?? LIKE ? ESCAPE '!'`, [column, begins(filter.text.toUpperCase())])
}

/** The same ignoring case: SQLite's LIKE does by default, PostgreSQL's does not. */
export const prefix = (column: string) => (rows: Query, filter: ListFilter) => {
  if (filter.is !== 'text') return
  rows.whereRaw(`LOWER(??) LIKE LOWER(?) ESCAPE '!'`, [column, begins(filter.text)])
}
