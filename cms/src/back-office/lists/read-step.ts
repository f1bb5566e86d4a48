import type { ListName, ListRow } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import { now } from '../../platform/lib/clock'
import { lists } from './all-lists'
import { countUpTo, totalOf } from './count-of'
import { type Cursor, cursorValue, readCursor, writeCursor } from './cursor'
import type { Found, Query, SearchStrategy } from './definition'
import { firstPageIfFew, type Key, maxSortedRows } from './first-page-if-few'
import { afterCursor, type Order, orderOf, reversed, sorted } from './order-of'
import { countSearched, hasConditions, hasFilters, type ListRequest, rowsOf } from './where-of'

type Place = { sort?: string | undefined; after?: string | undefined; before?: string | undefined }
export type Step = ListRequest & Place & { size: number }
/** Without a size: that of the setting. */
export type Asked = ListRequest & Place & { size?: number | undefined }

/** As `stepOf`, plus the total of the filtered rows; whether they are few is not known yet. */
export async function firstStepOf(strapi: Core.Strapi, name: ListName, request: Step) {
  if (!hasConditions(request)) return { ...(await stepOf(strapi, name, request)), found: undefined }
  const searched = await countSearched(strapi, name, request)
  const strategy = strategyOf(searched, request)
  const known = hasFilters(request) ? undefined : searched
  if (known === undefined || strategy === 'find') {
    const wanted = wantedOf(name, request)
    const rows = keysOf(rowsOf(strapi, name, request, strategy), wanted.order)
    const few = await firstPageIfFew(strapi, rows, wanted)
    if (few)
      return { ...(await pageOf(strapi, name, wanted, few.found)), found: totalOf(few.total) }
  }
  const [step, found] = await Promise.all([
    behindPlace(strapi, name, request, 'ask'),
    known === undefined
      ? countUpTo(readsOf(strapi), rowsOf(strapi, name, request))
      : totalOf(known),
  ])
  return { ...step, found }
}

/** Many rows are filtered along the shown order; few are looked up. */
function strategyOf(searched: number | undefined, request: ListRequest): SearchStrategy {
  // A filter may leave few of the rows found by a search: filtering along the order would then test all others.
  const most = hasFilters(request) ? 10 * maxSortedRows : maxSortedRows
  return searched !== undefined && searched > most ? 'ask' : 'find'
}

/** Rows after a place, or before it. */
export const stepOf = async (strapi: Core.Strapi, name: ListName, request: Step) =>
  behindPlace(
    strapi,
    name,
    request,
    strategyOf(await countSearched(strapi, name, request), request),
  )

async function behindPlace(
  strapi: Core.Strapi,
  name: ListName,
  request: Step,
  strategy: SearchStrategy,
) {
  const wanted = wantedOf(name, request)
  const rows = keysOf(rowsOf(strapi, name, request, strategy), wanted.order)
  if (wanted.cursor) afterCursor(rows, wanted.direction, wanted.cursor)
  return pageOf(strapi, name, wanted, await sorted(rows, wanted.direction).limit(wanted.limit))
}

type Wanted = ReturnType<typeof wantedOf>

function wantedOf(name: ListName, { sort, after, before, size }: Step) {
  const order = orderOf(name, sort)
  const isBack = before !== undefined
  const cursor = placeOf(order, { after, before })
  // One row more than the page has, to know whether another page follows.
  return {
    order,
    isBack,
    direction: isBack ? reversed(order) : order,
    cursor,
    size,
    limit: size + 1,
  }
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

/** How many rows come before a page that begins after a row, or ends before one. */
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
  const cursorOf = ({ key, value }: Key, before: number) =>
    writeCursor({ key: Number(key), value: cursorValue(kind, value), before })
  return { first: cursorOf(begin, first), last: cursorOf(end, first + keys.length - 1) }
}

/** The shown columns of rows, in their order. */
async function shown(
  strapi: Core.Strapi,
  name: ListName,
  { keys, order }: { keys: readonly Key[]; order: Order },
): Promise<ListRow[]> {
  const { table, show, addMore, cells } = lists[name]
  if (keys.length === 0) return []
  const wanted = keys.map(({ key }) => key)
  const at = now()
  const found: Found[] = await show(
    readsOf(strapi)(`${table} as t`).whereIn(order.key, wanted),
  ).select({ list_key: order.key })
  const rows = addMore ? await addMore(strapi, found, at) : found
  const byKey = new Map(rows.map((row) => [Number(row.list_key), row]))
  return keys.flatMap(({ key }) => {
    const row = byKey.get(Number(key))
    return row ? [{ id: idOf(row, key), cells: cells(row, at) }] : []
  })
}

/** Rows of our own tables use the id that the API exposes. */
const idOf = (row: Found, key: number) => String(row.document_id ?? key)
