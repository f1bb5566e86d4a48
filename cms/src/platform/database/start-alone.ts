import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

const pauseMs = 100

/**
 * Serialises the startup of several processes on one database: each finds the results of the previous one, and
 * PostgreSQL does not refuse concurrent replacements of a function. SQLite has a single process.
 */
export async function startAlone({ db }: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (db.dialect.client !== 'postgres') return work()
  // The lock has its own connection: writes of the work on other connections are committed at once.
  await db.connection.transaction(async (trx) => {
    const isAlone = async () => {
      const { rows } = await trx.raw(
        "SELECT pg_try_advisory_xact_lock(hashtextextended('krono start', 0)) AS won",
      )
      return rows[0]?.won === true
    }
    // Not by a statement that waits for the lock: CREATE INDEX CONCURRENTLY in the other process waits for every
    // statement that began before it ends, so neither would go on.
    while (!(await isAlone())) await pause(pauseMs)
    await work()
  })
}
