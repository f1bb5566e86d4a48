import type { Core } from '@strapi/strapi'

/**
 * Every order of a list reads an index, forwards or backwards, those by name and date without deleted
 * dates; and erasing finds the rows of a user, and those that are due, without a search.
 */
const indexes = {
  registered_dates_by_name: '(user_id, search_name, id DESC) WHERE deleted_at IS NULL',
  registered_dates_by_date: '(user_id, date, id DESC) WHERE deleted_at IS NULL',
  registered_dates_by_group: '(user_id, group_key, search_name, id DESC) WHERE deleted_at IS NULL',
  registered_dates_user_id: '(user_id, id)',
  registered_dates_deleted: '(deleted_at) WHERE deleted_at IS NOT NULL',
} as const

/** Of an earlier version; what they were for is above. */
const former = ['registered_dates_user_id_search_name', 'registered_dates_user_id_date'] as const

export async function ensureSavedDateIndexes({ db: { connection } }: Core.Strapi) {
  for (const name of former) await connection.raw('DROP INDEX IF EXISTS ??', [name])
  for (const [name, rows] of Object.entries(indexes)) {
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON registered_dates ${rows}`, [name])
  }
  await connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS date_groups_name_unique ON date_groups (user_id, search_name)',
  )
}
