import type { Core } from '@strapi/strapi'
import { buildIndex, indexNames } from './build-index'

const name = 'user_facts_words'

/**
 * On PostgreSQL a trigram index of the searched text, so that a search does not read all rows. The extension is part of
 * PostgreSQL and may be created by the database owner; without it, searches scan the rows.
 */
export async function ensureWordIndex(strapi: Core.Strapi) {
  const { db, log } = strapi
  if (db.dialect.client !== 'postgres') return
  try {
    await db.connection.raw('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  } catch (error) {
    log.warn(`User searches run without an index, because pg_trgm is not available: ${error}`)
    return
  }
  if ((await indexNames(strapi)).has(name)) return
  await buildIndex(strapi, { name, on: 'user_facts USING gin (search_text gin_trgm_ops)' })
}
