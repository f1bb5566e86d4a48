import type { ListFilter } from '@krono/contract'
import { escapeLike } from '../../../lib/escape-like'
import type { Query } from '../definition'

const begins = (text: string) => `${escapeLike(text)}%`

/** Narrows to what begins with a text in capitals, as its column has it: by the column's index. */
export const beginningInCapitals = (column: string) => (rows: Query, filter: ListFilter) => {
  if (filter.is !== 'text') return
  rows.whereRaw(`?? LIKE ? ESCAPE '!'`, [column, begins(filter.text.toUpperCase())])
}

/** The same in letters of either size, which SQLite's LIKE takes for the same by itself, and PostgreSQL's does not. */
export const beginning = (column: string) => (rows: Query, filter: ListFilter) => {
  if (filter.is !== 'text') return
  rows.whereRaw(`LOWER(??) LIKE LOWER(?) ESCAPE '!'`, [column, begins(filter.text)])
}
