import type { Core } from '@strapi/strapi'
import { newRow } from './new-row'

type Wish = {
  table: string
  /** By column. */
  row: Readonly<Record<string, unknown>>
  /** The unique column that decides about a conflict; default: every unique column and index. */
  unique?: string
}

/**
 * Inserts a row unless its key exists; returns its id, or undefined. In the open transaction or its own. Raw SQL: a
 * refused insert must neither throw nor abort the transaction, as it would in PostgreSQL.
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
