import type { ListName, ListRow } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../../lib/clock'
import { lists } from './all-lists'
import { countOf } from './count-of'
import { type Cursor, readCursor, toldValue, writeCursor } from './cursor'
import type { Found, Query } from './definition'
import { firstOfFew, type Key } from './first-of-few'
import { behind, type Order, orderOf, sorted, turned } from './order-of'
import { type Asked, narrowsAny, rowsOf } from './where-of'

type Place = { sort?: string | undefined; after?: string | undefined; before?: string | undefined }
export type Step = Asked & Place & { size: number }

/** As `stepOf`, and how many there are of what somebody narrowed to, of which nobody knows yet whether they are few. */
export async function firstStepOf(strapi: Core.Strapi, name: ListName, asked: Step) {
  if (!narrowsAny(asked)) return { ...(await stepOf(strapi, name, asked)), total: undefined }
  const wanted = wantedOf(name, asked)
  const few = await firstOfFew(strapi, keysOf(rowsOf(strapi, name, asked), wanted.order), wanted)
  if (few) return { ...(await pageOf(strapi, name, wanted, few.found)), total: few.total }
  const [step, total] = await Promise.all([
    stepOf(strapi, name, asked),
    countOf(rowsOf(strapi, name, asked)),
  ])
  return { ...step, total }
}

/** Rows behind a place, or before it. */
export async function stepOf(strapi: Core.Strapi, name: ListName, asked: Step) {
  const wanted = wantedOf(name, asked)
  const rows = keysOf(rowsOf(strapi, name, asked), wanted.order)
  if (wanted.cursor) behind(rows, wanted.way, wanted.cursor)
  return pageOf(strapi, name, wanted, await sorted(rows, wanted.way).limit(wanted.limit))
}

type Wanted = ReturnType<typeof wantedOf>

function wantedOf(name: ListName, { sort, after, before, size }: Step) {
  const order = orderOf(name, sort)
  const isBack = before !== undefined
  const cursor = placeOf(order, { after, before })
  // One row more than the page has: whether there is another.
  return { order, isBack, way: isBack ? turned(order) : order, cursor, size, limit: size + 1 }
}

const keysOf = (rows: Query, { key, column }: Order): Query => rows.select({ key, value: column })

async function pageOf(
  strapi: Core.Strapi,
  name: ListName,
  { order, isBack, cursor, size }: Wanted,
  found: readonly Key[],
) {
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
