import { mostCounted } from '@krono/contract'
import type { Connection, Query } from './definition'

/** A number of rows, exact up to `mostCounted`. */
export type Total = { total: number; isTotalMinimum: boolean }

export async function countOf(rows: Query): Promise<number> {
  const [row]: { count?: number | string }[] = await rows.count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** The first `mostCounted` of these rows and one more: a count of all would read an entry of each. */
export const firstOf = (connection: Connection, rows: Query): Query =>
  connection(rows.limit(mostCounted + 1).as('first'))

export const totalOf = (count: number): Total => ({
  total: Math.min(count, mostCounted),
  isTotalMinimum: count > mostCounted,
})

export const countUpTo = async (connection: Connection, rows: Query): Promise<Total> =>
  totalOf(await countOf(firstOf(connection, rows.select(connection.raw('1')))))
