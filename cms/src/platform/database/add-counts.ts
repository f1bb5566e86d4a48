import type { Core } from '@strapi/strapi'
import { newRow } from '../lib/new-row'

type Counted = Readonly<Record<string, string | number>> & { count: number }

type Wish = {
  table: string
  /** Columns of the unique key; the rows have these and `count`. */
  key: readonly string[]
  rows: readonly Counted[]
}

// One row per key, sorted, so that concurrent calls cannot deadlock.
function totalsOf(rows: readonly Counted[], key: readonly string[]): Counted[] {
  const totals = new Map<string, Counted>()
  for (const row of rows) {
    const name = key.map((column) => row[column]).join(' ')
    totals.set(name, { ...row, count: row.count + (totals.get(name)?.count ?? 0) })
  }
  return [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/**
 * Adds to stored counts in one statement, in the open transaction or its own; safe for concurrent calls. Missing rows
 * are created.
 */
export const addCounts = async ({ db }: Core.Strapi, { table, key, rows }: Wish) =>
  db.transaction(async ({ trx }) => {
    await trx(table)
      .insert(totalsOf(rows, key).map((row) => ({ ...newRow(), ...row })))
      .onConflict([...key])
      .merge({
        count: trx.raw('?? + ??', [`${table}.count`, 'excluded.count']),
        updated_at: trx.raw('??', ['excluded.updated_at']),
      })
  })
