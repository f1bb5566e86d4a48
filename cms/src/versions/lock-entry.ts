import type { Core } from '@strapi/strapi'

/**
 * Whoever writes an entry, in whatever language, comes after those who began before: what they read of it stays so
 * until their transaction ends. Not a lock of rows, which a published edition and a thrown-away draft replace.
 */
export async function lockEntry({ db }: Core.Strapi, uid: string, documentId: string) {
  // SQLite lets one write at a time, from the beginning of its transaction.
  if (db.dialect.client !== 'postgres') return
  await db.transaction(({ trx }) =>
    trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`${uid} ${documentId}`]),
  )
}
