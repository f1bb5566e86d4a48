import type { ListAnswer, ListName, ListRow } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../lib/clock'
import { lists } from './all-lists'
import { type Cursor, readCursor, toldValue, writeCursor } from './cursor'
import type { Found, Query } from './definition'
import { behind, type Order, orderOf, sorted, turned } from './order-of'
import { type Asked, rowsOf, tableOf } from './where-of'

type Place = { sort?: string | undefined; after?: string | undefined; before?: string | undefined }
type Step = Asked & Place & { size: number }

/** So few are found and then sorted: along an index one would look at all the others on the way to them. */
const fewRows = 2000

/** A page of a list, with how many there are; throws AppError for what the list does not have. */
export async function readPage(
  strapi: Core.Strapi,
  name: ListName,
  asked: Step,
): Promise<ListAnswer> {
  const total = await countOf(rowsOf(strapi, name, asked))
  const all = await countOf(tableOf(strapi, lists[name]))
  const page = await stepOf(strapi, name, { ...asked, total })
  return { ...page, total, all }
}

export async function countOf(rows: Query): Promise<number> {
  const [row]: { count?: number | string }[] = await rows.count({ count: '*' })
  return Number(row?.count ?? 0)
}

type Key = { key: number; value: unknown }

/** Rows behind a place, or before it. Of each page one row more is asked for: whether there is another. */
export async function stepOf(
  strapi: Core.Strapi,
  name: ListName,
  asked: Step & { total?: number },
) {
  const { after, before, size, total = Number.POSITIVE_INFINITY } = asked
  const isBack = before !== undefined
  const order = orderOf(name, asked.sort)
  const cursor = placeOf(order, { after, before })
  const way = isBack ? turned(order) : order
  const rows = rowsOf(strapi, name, asked)
  if (cursor) behind(rows, way, cursor)
  const wanted = rows.select({ key: order.key, value: order.column })
  const found: Key[] = await firstOfAll(strapi, wanted, {
    way,
    limit: size + 1,
    isFew: total <= fewRows,
  })
  const hasMore = found.length > size
  const keys = isBack ? found.slice(0, size).reverse() : found.slice(0, size)
  const first = firstOf(cursor, { isBack, count: keys.length })
  const ends = endsOf(order, keys, first)
  return {
    rows: await shown(strapi, name, { keys, order }),
    before: first,
    previous: (isBack ? hasMore : cursor) && ends ? ends.first : null,
    next: (isBack || hasMore) && ends ? ends.last : null,
  }
}

type Cut = { way: Order; limit: number; isFew: boolean }

function firstOfAll({ db }: Core.Strapi, rows: Query, { way, limit, isFew }: Cut): Query {
  if (!isFew) return sorted(rows, way).limit(limit)
  const named = { ...way, column: 'value', key: 'key' }
  return sorted(db.connection.withMaterialized('found', rows).from('found'), named)
    .limit(limit)
    .select('key', 'value')
}

function placeOf({ kind }: Order, { after, before }: Place): Cursor | undefined {
  if (before !== undefined) return readCursor(before, 'before', kind)
  return after === undefined ? undefined : readCursor(after, 'after', kind)
}

/** How many come before a page that begins behind a row, or ends before one. */
function firstOf(
  cursor: Cursor | undefined,
  { isBack, count }: { isBack: boolean; count: number },
) {
  if (!cursor) return 0
  return isBack ? Math.max(0, cursor.before - count) : cursor.before + 1
}

function endsOf({ kind }: Order, keys: readonly Key[], first: number) {
  const [begin, end] = [keys[0], keys.at(-1)]
  if (!begin || !end) return undefined
  const told = ({ key, value }: Key, before: number) =>
    writeCursor({ key: Number(key), value: toldValue(kind, value), before })
  return { first: told(begin, first), last: told(end, first + keys.length - 1) }
}

/** What is shown of rows, in their order. */
async function shown(
  strapi: Core.Strapi,
  name: ListName,
  { keys, order }: { keys: readonly Key[]; order: Order },
): Promise<ListRow[]> {
  const { table, show, cells } = lists[name]
  if (keys.length === 0) return []
  const wanted = keys.map(({ key }) => key)
  const rows: Found[] = await show(
    strapi.db.connection(`${table} as t`).whereIn(order.key, wanted),
  ).select({ list_key: order.key })
  const byKey = new Map(rows.map((row) => [Number(row.list_key), row]))
  const at = now()
  return keys.flatMap(({ key }) => {
    const row = byKey.get(Number(key))
    return row ? [{ id: idOf(row, key), cells: cells(row, at) }] : []
  })
}

/** Rows of our own tables are called by the id that the API tells of them. */
const idOf = (row: Found, key: number) => String(row.document_id ?? key)
