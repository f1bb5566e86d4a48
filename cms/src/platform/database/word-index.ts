import type { Core } from '@strapi/strapi'

const name = 'user_facts_words'

/**
 * On PostgreSQL a trigram index of the searched text, so that a search does not read all rows. The extension is part of
 * PostgreSQL and may be created by the database owner; without it, searches scan the rows.
 */
export async function ensureWordIndex({ db, log }: Core.Strapi) {
  if (db.dialect.client !== 'postgres') return
  try {
    await db.connection.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  } catch (error) {
    log.warn(`User searches run without an index, because pg_trgm is not available: ${error}`)
    return
  }
  await db.connection.raw(
    'CREATE INDEX IF NOT EXISTS ?? ON user_facts USING gin (search_text gin_trgm_ops)',
    [name],
  )
}
