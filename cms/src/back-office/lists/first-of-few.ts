import type { Core } from '@strapi/strapi'
import { readsOf } from '../../platform/database/reads/reads'
import type { Cursor } from './cursor'
import type { Query } from './definition'
import { behind, type Order, sorted } from './order-of'

/** A row's key and sort value. */
export type Key = { key: number; value: unknown }

type Cut = { way: Order; cursor: Cursor | undefined; limit: number }
type Row = { key: number | null; value: unknown; total: number | string }

export const mostFew = 2000

/**
 * The first rows in an order, with their total, if they are few: looked up once and then sorted, because a scan along
 * an index would test all other rows.
 *
 * @returns undefined if there are more than 2000
 */
export async function firstOfFew(strapi: Core.Strapi, rows: Query, { way, cursor, limit }: Cut) {
  const connection = readsOf(strapi)
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
