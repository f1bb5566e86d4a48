import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import type { Cursor } from './cursor'
import type { Query } from './definition'
import { afterCursor, type Order, sorted } from './order-of'

/** A row's key and sort value. */
export type Key = { key: number; value: unknown }

type PageRequest = { direction: Order; cursor: Cursor | undefined; limit: number }
type Row = { key: number | null; value: unknown; total: number | string }

export const maxSortedRows = 2000

/**
 * The first rows in an order, with their total, if they are few: looked up once and then sorted, because a scan along
 * an index would test all other rows.
 *
 * @returns undefined if there are more than 2000
 */
export async function firstPageIfFew(
  strapi: Core.Strapi,
  rows: Query,
  { direction, cursor, limit }: PageRequest,
) {
  const connection = readsOf(strapi)
  const page: Query = sorted(connection('found'), ofPage('found', direction)).limit(limit)
  if (cursor) afterCursor(page, ofPage('found', direction), cursor)
  const outer: Query = connection(connection('found').count({ total: '*' }).as('counted'))
    .withMaterialized('found', rows.limit(maxSortedRows + 1))
    .joinRaw('LEFT JOIN ? AS page ON TRUE', [page.select('key', 'value')])
    .select('page.key', 'page.value', 'counted.total')
  const found: Row[] = await sorted(outer, ofPage('page', direction))
  const total = Number(found[0]?.total)
  if (total > maxSortedRows) return undefined
  return { total, found: found.flatMap(({ key, value }) => (key === null ? [] : [{ key, value }])) }
}

const ofPage = (table: string, direction: Order): Order => ({
  ...direction,
  column: `${table}.value`,
  key: `${table}.key`,
})
