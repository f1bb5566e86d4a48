import type { Core } from '@strapi/strapi'

const name = 'user_facts_words'

/**
 * On PostgreSQL an index of every three letters of what people are looked for by, so that a search among many does not
 * read all of them. Its extension is part of PostgreSQL and may be made by whoever owns the database; where it is not
 * there, rows are read through as before.
 */
export async function ensureWordIndex({ db, log }: Core.Strapi) {
  if (db.dialect.client !== 'postgres') return
  try {
    await db.connection.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  } catch (error) {
    log.warn(`People are looked for without an index, as pg_trgm is not to be had: ${error}`)
    return
  }
  await db.connection.raw(
    'CREATE INDEX IF NOT EXISTS ?? ON user_facts USING gin (search_text gin_trgm_ops)',
    [name],
  )
}
