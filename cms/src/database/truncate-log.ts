import type { Core } from '@strapi/strapi'

/**
 * Empties SQLite's log of writes, in which what was just erased stands until the log is written over; the
 * file itself keeps nothing (`secure_delete`). Another process that reads may put it off to the next time.
 * PostgreSQL has no such call: operating, "Personal data" says what stays there, and how long.
 */
export async function truncateLog({ db }: Core.Strapi) {
  if (db.dialect.client === 'sqlite') await db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
}
