import type { Core } from '@strapi/strapi'

/**
 * Of several processes that start on one database, one at a time does this: each finds what the one before it made, and
 * PostgreSQL does not refuse that two replace one function at once. SQLite serves a single process.
 */
export async function startAlone({ db }: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (db.dialect.client !== 'postgres') return work()
  // Held by a connection of its own: what the work writes through others is there as soon as it is written.
  await db.connection.transaction(async (trx) => {
    await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('krono start', 0))")
    await work()
  })
}
