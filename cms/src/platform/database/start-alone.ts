import type { Core } from '@strapi/strapi'

/**
 * Serialises the startup of several processes on one database: each finds the results of the previous one, and
 * PostgreSQL does not refuse concurrent replacements of a function. SQLite has a single process.
 */
export async function startAlone({ db }: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (db.dialect.client !== 'postgres') return work()
  // The lock has its own connection: writes of the work on other connections are committed at once.
  await db.connection.transaction(async (trx) => {
    await trx.raw("SELECT pg_advisory_xact_lock(hashtextextended('krono start', 0))")
    await work()
  })
}
