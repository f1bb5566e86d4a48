import type { ListFilter } from '@krono/contract'
import type { Query } from '../definition'

// What of LIKE would mean something else.
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Narrows to what begins with a text, as its column has it. */
export const beginning =
  (column: string, written: (text: string) => string = (text) => text) =>
  (rows: Query, filter: ListFilter) => {
    if (filter.is !== 'text') return
    rows.whereRaw(`?? LIKE ? ESCAPE '\\'`, [column, `${escaped(written(filter.text))}%`])
  }
