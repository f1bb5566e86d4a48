import { columnsOf, type ListName, listShape } from '@krono/contract'
import { fieldError } from '../../platform/lib/app-error'
import { lists } from './all-lists'
import { askedValue, type Cursor } from './cursor'
import type { Query } from './definition'

/**
 * The sort order of a list: by a column, then by its key in the same direction, so that one index serves both
 * directions.
 */
export type Order = {
  column: string
  key: string
  isDescending: boolean
  isNullable: boolean
  kind: string
}

/** Throws invalidField for an order that the list does not have. */
export function orderOf(name: ListName, sort: string = listShape(name).sort): Order {
  const isDescending = sort.startsWith('-')
  const wanted = sort.replace('-', '')
  const shape = columnsOf(name).find(([column]) => column === wanted)?.[1]
  const { columns, key } = lists[name]
  const column = columns[wanted]
  if (!shape?.isSortable || !column?.on) throw fieldError('invalidField', 'sort')
  return {
    column: `t.${column.on}`,
    key: `t.${key}`,
    isDescending,
    isNullable: column.isNullable === true,
    kind: shape.kind,
  }
}

export const reversed = (order: Order): Order => ({ ...order, isDescending: !order.isDescending })

/** Nulls come first in ascending order, in both databases. */
export function sorted(rows: Query, { column, key, isDescending, isNullable }: Order): Query {
  const direction = isDescending ? 'desc' : 'asc'
  const nulls = isNullable ? (isDescending ? ' NULLS LAST' : ' NULLS FIRST') : ''
  return rows.orderByRaw(`?? ${direction}${nulls}, ?? ${direction}`, [column, key])
}

/** Only rows after a row in an order. */
export function afterCursor(rows: Query, order: Order, cursor: Cursor): Query {
  const { column, key, isDescending, isNullable } = order
  const sign = isDescending ? '<' : '>'
  if (cursor.value === null)
    return rows.where((row) => {
      row.where((same) => same.whereNull(column).where(key, sign, cursor.key))
      if (!isDescending) row.orWhereNotNull(column)
    })
  const value = askedValue(order.kind, cursor.value)
  return rows.where((row) => {
    // A number may exceed the column's type.
    const placeholder = typeof value === 'number' ? 'CAST(? AS BIGINT)' : '?'
    row.whereRaw(`(??, ??) ${sign} (${placeholder}, ?)`, [column, key, value, cursor.key])
    if (isDescending && isNullable) row.orWhereNull(column)
  })
}
