import type { Core } from '@strapi/strapi'
import type { Cursor } from './cursor'
import type { Query } from './definition'
import { behind, type Order, sorted } from './order-of'

/** What a row is called, and what it is sorted by. */
export type Key = { key: number; value: unknown }

type Cut = { way: Order; cursor: Cursor | undefined; limit: number }
type Row = { key: number | null; value: unknown; total: number | string }

const mostFew = 2000

/**
 * The first rows in an order, and how many there are at all, of few: those are looked for once and then sorted, for along
 * an index one would look at all the others on the way to them.
 *
 * @returns undefined where there are more than 2000
 */
export async function firstOfFew(
  { db: { connection } }: Core.Strapi,
  rows: Query,
  { way, cursor, limit }: Cut,
) {
  const page: Query = sorted(connection('found'), ofPage('found', way)).limit(limit)
  if (cursor) behind(page, ofPage('found', way), cursor)
  const outer: Query = connection(connection('found').count({ total: '*' }).as('counted'))
    .withMaterialized('found', rows.limit(mostFew + 1))
    .joinRaw('LEFT JOIN ? AS page ON TRUE', [page.select('key', 'value')])
    .select('page.key', 'page.value', 'counted.total')
  const found: Row[] = await sorted(outer, ofPage('page', way))
  const total = Number(found[0]?.total)
  if (total > mostFew) return undefined
  return { total, found: found.flatMap(({ key, value }) => (key === null ? [] : [{ key, value }])) }
}

const ofPage = (table: string, way: Order): Order => ({
  ...way,
  column: `${table}.value`,
  key: `${table}.key`,
})
