import type { Core } from '@strapi/strapi'
import { newRow } from '../lib/new-row'

type Counted = Readonly<Record<string, string | number>>

type Wish = {
  table: string
  /** Columns of the unique key. */
  key: readonly string[]
  /** Columns that are added up; default: `count`. */
  sums?: readonly string[]
  rows: readonly Counted[]
}

// One row per key, sorted, so that concurrent calls cannot deadlock.
function totalsOf(rows: readonly Counted[], key: readonly string[], sums: readonly string[]) {
  const totals = new Map<string, Counted>()
  for (const row of rows) {
    const name = key.map((column) => row[column]).join('\n')
    const known = totals.get(name)
    const added = sums.map((column) => [column, Number(row[column]) + Number(known?.[column] ?? 0)])
    totals.set(name, { ...row, ...Object.fromEntries(added) })
  }
  return [...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/**
 * Adds to stored counts in one statement, in the open transaction or its own; safe for concurrent calls. Missing rows
 * are created.
 */
export const addCounts = async (
  { db }: Core.Strapi,
  { table, key, sums = ['count'], rows }: Wish,
): Promise<void> =>
  db.transaction(async ({ trx }): Promise<void> => {
    const added = sums.map((column) => [
      column,
      trx.raw('?? + ??', [`${table}.${column}`, `excluded.${column}`]),
    ])
    await trx(table)
      .insert(totalsOf(rows, key, sums).map((row) => ({ ...newRow(), ...row })))
      .onConflict([...key])
      .merge({
        ...Object.fromEntries(added),
        updated_at: trx.raw('??', ['excluded.updated_at']),
      })
  })
