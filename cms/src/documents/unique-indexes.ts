import type { Core } from '@strapi/strapi'
import { contentTypes } from '../lib/content-types'

/**
 * No two drafts of one language, and no two published entries, share their key: the database itself
 * refuses. Not a migration: on a fresh database those run before the tables exist.
 */
export async function ensureUniqueIndexes({ db }: Core.Strapi) {
  for (const { uid, unique } of contentTypes) {
    if (!unique) continue
    const { tableName, attributes } = db.metadata.get(uid)
    const attribute = attributes[unique]
    const column = attribute && 'columnName' in attribute ? attribute.columnName : unique
    for (const [state, condition] of [
      ['draft', 'published_at IS NULL'],
      ['published', 'published_at IS NOT NULL'],
    ] as const) {
      const index = `${tableName}_${column}_${state}_unique`
      await db.connection.raw(
        `CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??, ??) WHERE ${condition}`,
        [index, tableName, column, 'locale'],
      )
    }
  }
}

/** One account an address, however it is written; and the rows of a user are found without a search. */
export async function ensureAccountIndexes({ db: { connection } }: Core.Strapi) {
  await connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (lower(??))', [
    'up_users_email_unique',
    'up_users',
    'email',
  ])
  for (const [table, ...columns] of [
    ['up_users', 'email'],
    ['user_sessions', 'user_id'],
    ['user_tokens', 'user_id'],
    ['shared_results', 'user_id'],
    ['calendar_feeds', 'user_id'],
    ['relationship_entries', 'user_id'],
    ['invitations', 'user_id'],
    ['personality_tests', 'user_id'],
  ] as const) {
    const index = [table, ...columns].join('_')
    const places = columns.map(() => '??').join(', ')
    const names = [index, table, ...columns]
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${places})`, names)
  }
}

/** A day has one count of a page: what comes later is added to it. */
export async function ensureOneCountADay({ db }: Core.Strapi) {
  await db.connection.raw('CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (??, ??)', [
    'page_views_day_path_unique',
    'page_views',
    'day',
    'path',
  ])
}
