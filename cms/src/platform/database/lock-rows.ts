import type { Core } from '@strapi/strapi'

/**
 * Locks the rows with these columns until the caller's transaction ends: of two concurrent callers the second waits, and
 * reads what the first wrote. On SQLite the transaction itself is exclusive.
 */
export const lockRows = async (
  { db }: Core.Strapi,
  table: string,
  columns: Readonly<Record<string, string | number>>,
): Promise<void> =>
  db.transaction(async ({ trx }) => {
    await trx(table).where(columns).forUpdate().select('id')
  })
