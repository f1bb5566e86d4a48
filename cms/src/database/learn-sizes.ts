import type { Core } from '@strapi/strapi'

/** Every table, also those that nobody asked since this process began (sqlite.org, "PRAGMA optimize"). */
const everyTable = 0x10000 | 0x02

/**
 * Lets SQLite look at tables that have grown since it looked last: by their sizes it chooses between an index and reading
 * through. PostgreSQL does so by itself.
 */
export async function learnSizes({ db }: Core.Strapi) {
  if (db.dialect.client === 'sqlite') await db.connection.raw(`PRAGMA optimize = ${everyTable}`)
}
