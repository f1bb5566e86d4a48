import type { Core } from '@strapi/strapi'

/**
 * Serialises writes to an entry in any locale: what a transaction reads of it stays valid until it ends. Not a row
 * lock, because publishing and discarding replace rows.
 */
export async function lockEntry({ db }: Core.Strapi, uid: string, documentId: string) {
  // SQLite allows one write transaction at a time.
  if (db.dialect.client !== 'postgres') return
  await db.transaction(({ trx }) =>
    trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`${uid} ${documentId}`]),
  )
}
