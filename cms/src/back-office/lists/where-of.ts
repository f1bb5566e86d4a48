import { canFilter, columnsOf, type ListName, readFilter } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { fieldError } from '../../lib/app-error'
import { now } from '../../lib/clock'
import { lists } from './all-lists'
import type { ListDefinition, Query } from './definition'
import { having, narrow } from './narrow'

/** What narrows a list, as it came: words, and texts of filters by column. */
export type Asked = Readonly<Record<string, unknown>> & { search: string }

export const tableOf = ({ db }: Core.Strapi, { table, only }: ListDefinition): Query => {
  const rows = db.connection(`${table} as t`)
  only?.(rows, now())
  return rows
}

/**
 * The rows of a list that somebody narrowed to. Throws invalidField at the filter that says nothing, and unknownField at
 * one that this list does not have.
 */
export function rowsOf(strapi: Core.Strapi, name: ListName, asked: Asked): Query {
  const definition = lists[name]
  const rows = tableOf(strapi, definition)
  const words = wordsIn(asked)
  const { searched, search } = definition
  if (words.length > 0 && !searched && !search) throw fieldError('unknownField', 'search')
  const column = `t.${searched}`
  for (const text of words)
    if (search) search(rows, strapi.db.connection, text)
    else having(rows, strapi.db.connection, { column, text })
  for (const [filter, text] of filtersIn(asked)) narrowBy(rows, { name, filter, text })
  return rows
}

/** Whether somebody asks for less than the whole list. */
export const narrowsAny = (asked: Asked) => wordsIn(asked).length + filtersIn(asked).length > 0

const wordsIn = ({ search }: Asked) => search.split(' ').filter((word) => word !== '')

const paging = new Set(['search', 'sort', 'size', 'after', 'before'])

const filtersIn = (asked: Asked) =>
  Object.entries(asked).flatMap(([name, text]) =>
    typeof text === 'string' && !paging.has(name) ? [[name, text] as const] : [],
  )

type Wish = { name: ListName; filter: string; text: string }

function narrowBy(rows: Query, { name, filter, text }: Wish) {
  const shape = columnsOf(name).find(([column]) => column === filter)?.[1]
  const column = lists[name].columns[filter]
  if (!shape || !column || !canFilter(shape)) throw fieldError('unknownField', filter)
  const read = readFilter(shape, text)
  if (!read) throw fieldError('invalidField', filter)
  const at = now()
  if (column.narrow) column.narrow(rows, read, at)
  else narrow(rows, read, { column: `t.${column.on}`, kind: shape.kind, at })
}
