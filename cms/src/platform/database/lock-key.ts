import type { Core } from '@strapi/strapi'

/**
 * Locks a text until the caller's transaction ends, for a rule about rows that do not exist yet. SQLite has one
 * connection, which the transaction holds already.
 */
export const lockKey = async ({ db }: Core.Strapi, key: string): Promise<void> =>
  db.transaction(async ({ trx }) => {
    if (db.dialect.client !== 'postgres') return
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
  })
