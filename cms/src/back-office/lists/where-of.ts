import { canFilter, columnsOf, type ListName, readFilter } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { lists } from './all-lists'
import { applyFilter, contains } from './apply-filter'
import type { Connection, ListDefinition, Query, SearchStrategy } from './definition'

/** The filters of a list as received: search words, and filter texts by column. */
export type ListRequest = Readonly<Record<string, unknown>> & { search: string }

export const tableOf = (strapi: Core.Strapi, { table, only }: ListDefinition): Query => {
  const rows = readsOf(strapi)(`${table} as t`)
  only?.(rows, now())
  return rows
}

/**
 * The filtered rows of a list. Throws invalidField at a filter that cannot be read, and unknownField at one that this
 * list does not have.
 */
export function rowsOf(
  strapi: Core.Strapi,
  name: ListName,
  request: ListRequest,
  strategy: SearchStrategy = 'find',
): Query {
  const definition = lists[name]
  const rows = tableOf(strapi, definition)
  const words = wordsIn(request)
  const { searched, search } = definition
  if (words.length > 0 && !searched && !search) throw fieldError('unknownField', 'search')
  const column = `t.${searched}`
  const connection = readsOf(strapi)
  if (search && words.length > 0) search.applyFilter(rows, { connection, words, strategy })
  if (searched) for (const text of words) contains(rows, connection, { column, text })
  for (const [filter, text] of filtersIn(request))
    applyColumnFilter(rows, { name, filter, text, columnOf: columnFor(connection, strategy) })
  return rows
}

/** How many rows match the words of a search without other filters, if the list can count them without reading. */
export async function countSearched(strapi: Core.Strapi, name: ListName, request: ListRequest) {
  const words = wordsIn(request)
  if (words.length === 0) return undefined
  return lists[name].search?.count?.(readsOf(strapi), words)
}

export const hasFilters = (request: ListRequest) => filtersIn(request).length > 0

/** Whether the request filters the list at all. */
export const hasConditions = (request: ListRequest) =>
  wordsIn(request).length + filtersIn(request).length > 0

const wordsIn = ({ search }: ListRequest) => search.split(' ').filter((word) => word !== '')

const paging = new Set(['search', 'sort', 'size', 'after', 'before'])

const filtersIn = (request: ListRequest) =>
  Object.entries(request).flatMap(([name, text]) =>
    typeof text === 'string' && !paging.has(name) ? [[name, text] as const] : [],
  )

/** Names a column of the list's table in SQL. */
export type ColumnOf = (column: string) => string

type Wish = {
  name: ListName
  filter: string
  text: string
  columnOf: ColumnOf
  /** Relative days are counted from it; default: now. */
  at?: Date
}

/**
 * Along an order SQLite should scan that index and test each row: its planner expects few rows wherever a filter has an
 * index, and would then sort 100 000. A unary plus keeps it from using a column's index.
 */
export const columnFor =
  (connection: Connection, strategy: SearchStrategy) =>
  (column: string): string =>
    strategy === 'ask' && connection.client.dialect !== 'postgresql'
      ? // knex accepts an expression as a column.
        (connection.raw('+??', [column]) as unknown as string)
      : column

/** One filter of a list, by its text in the list's address. Throws unknownField, invalidField. */
export function applyColumnFilter(rows: Query, { name, filter, text, columnOf, at = now() }: Wish) {
  const shape = columnsOf(name).find(([column]) => column === filter)?.[1]
  const column = lists[name].columns[filter]
  if (!shape || !column || !canFilter(shape)) throw fieldError('unknownField', filter)
  const read = readFilter(shape, text)
  if (!read) throw fieldError('invalidField', filter)
  if (column.applyFilter) column.applyFilter(rows, read, at)
  else {
    const { kind, items = [] } = shape
    applyFilter(rows, read, { column: columnOf(`t.${column.on}`), kind, items, at })
  }
}
