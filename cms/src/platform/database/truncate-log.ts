import type { Core } from '@strapi/strapi'

/**
 * Empties SQLite's write-ahead log, which contains erased data until it is overwritten; the file itself does not
 * (`secure_delete`). A concurrent reader may delay it to the next run. PostgreSQL has no such call: operating,
 * "Personal data" describes what stays there, and how long.
 */
export async function truncateLog({ db }: Core.Strapi) {
  if (db.dialect.client === 'sqlite') await db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
}
