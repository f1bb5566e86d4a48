import type { Core } from '@strapi/strapi'
import { newRow } from './new-row'

type Wish = {
  table: string
  /** By column. */
  row: Readonly<Record<string, unknown>>
  /** The column whose value may be there once; left out: every column and index of that sort. */
  unique?: string
}

/**
 * Adds a row unless its key is there already; its id, or undefined. In the open transaction or one of its own.
 * A statement of ours: a refused insert must neither throw nor spoil the transaction, which PostgreSQL would.
 */
export const insertOnce = async (
  { db }: Core.Strapi,
  { table, row, unique }: Wish,
): Promise<number | undefined> =>
  db.transaction(async ({ trx }) => {
    const adding = trx(table).insert({ ...newRow(), ...row })
    const added: { id: number }[] = await (unique ? adding.onConflict(unique) : adding.onConflict())
      .ignore()
      .returning('id')
    return added[0]?.id
  })
