import { fold, type ListFilter } from '@krono/contract'
import { dayAfter, instantAt } from '../../lib/dates'
import { env } from '../../lib/env'
import { escapeLike } from '../../lib/escape-like'
import type { Connection, Query } from './definition'

const dayMs = 86_400_000
const lastDay = '9999-12-31'

/** When a day begins where the deployment is. */
const beginOf = (day: string) => instantAt({ day, time: '00:00:00', timeZone: env.TIME_ZONE })

/**
 * Rows whose folded column has a text in it. Reading rows through, SQLite looks into each quickest by `instr`; PostgreSQL
 * has an index for LIKE (database/word-index).
 */
export function having(
  rows: Query,
  connection: Connection,
  { column, text }: { column: string; text: string },
) {
  const sought = fold(text)
  if (connection.client.dialect === 'postgresql')
    rows.whereRaw("?? LIKE ? ESCAPE '!'", [column, `%${escapeLike(sought)}%`])
  else rows.whereRaw('instr(??, ?) > 0', [column, sought])
}

/** What a filter says of a column of its kind; money is told in whole units and kept in hundredths. */
type Column = { column: string; kind: string; at: Date }

export function narrow(rows: Query, filter: ListFilter, { column, kind, at }: Column) {
  if (filter.is === 'none') rows.whereNull(column)
  if (filter.is === 'flag') rows.where(column, filter.value)
  if (filter.is === 'among') rows.whereIn(column, filter.options)
  if (filter.is === 'text') rows.where(column, filter.text)
  if (filter.is === 'span') {
    const scale = kind === 'money' ? 100 : 1
    // More than fits the column is a question like any other.
    if (filter.from !== undefined)
      rows.whereRaw('?? >= CAST(? AS BIGINT)', [column, filter.from * scale])
    if (filter.to !== undefined)
      rows.whereRaw('?? <= CAST(? AS BIGINT)', [column, filter.to * scale])
  }
  if (filter.is === 'days') {
    if (filter.from) rows.where(column, '>=', beginOf(filter.from))
    // Behind the last day of all there is nothing to begin.
    if (filter.to && filter.to < lastDay) rows.where(column, '<', beginOf(dayAfter(filter.to, 1)))
  }
  if (filter.is === 'near') {
    const other = new Date(at.getTime() + filter.days * dayMs)
    const [from, to] = filter.days > 0 ? [at, other] : [other, at]
    rows.whereBetween(column, [from, to])
  }
}
