import { type DateGroup, fold, mostDateGroups } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../users/lock-user'
import { AppError, fieldError } from '../lib/app-error'
import { now } from '../lib/clock'
import { isDuplicate } from '../lib/is-duplicate'
import { newRow } from '../lib/new-row'
import { datesTable, livingOf } from './rows'

const table = 'date_groups'

// A unique index refuses a second group of one name, however it is written.
function refuseTwin(error: unknown): never {
  throw isDuplicate(error) ? fieldError('groupExists', 'name') : error
}

/** The groups into which a user puts their saved dates, beside those that everybody has. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The user's own groups by name, and how many people each group has. */
  async list(userId: number) {
    const { connection } = strapi.db
    const rows: { document_id: string; name: string }[] = await connection(table)
      .where({ user_id: userId })
      .orderBy('search_name')
      .select('document_id', 'name')
    const counted: { group_key: string; people: unknown }[] = await livingOf(connection, userId)
      .whereNotNull('group_key')
      .groupBy('group_key')
      .select('group_key')
      .count({ people: '*' })
    return {
      groups: rows.map(({ document_id, name }) => ({ id: document_id, name })),
      counts: Object.fromEntries(counted.map((row) => [row.group_key, Number(row.people)])),
    }
  },

  /** Throws tooManyGroups, groupExists; notAuthorized when the user is gone meanwhile. */
  async add(userId: number, name: string): Promise<DateGroup> {
    const row = { ...newRow(), user_id: userId, name, search_name: fold(name) }
    await strapi.db.transaction(async ({ trx }) => {
      await requireUserRow(strapi, userId)
      const [counted] = await trx(table).where({ user_id: userId }).count({ groups: '*' })
      if (Number(counted?.groups) >= mostDateGroups) throw new AppError('tooManyGroups')
      await trx(table).insert(row).catch(refuseTwin)
    })
    return { id: row.document_id, name }
  },

  /** Throws notFound unless the group is the user's own; groupExists. */
  async rename(userId: number, { id, name }: DateGroup): Promise<DateGroup> {
    const changed = await strapi.db
      .connection(table)
      .where({ document_id: id, user_id: userId })
      .update({ name, search_name: fold(name), updated_at: now() })
      .catch(refuseTwin)
    if (changed === 0) throw new AppError('notFound')
    return { id, name }
  },

  /** Its people stay, in no group. Throws notFound unless the group is the user's own. */
  remove(userId: number, id: string) {
    return strapi.db.transaction(async ({ trx }) => {
      await requireUserRow(strapi, userId)
      const gone = await trx(table).where({ document_id: id, user_id: userId }).delete()
      if (gone === 0) throw new AppError('notFound')
      await trx(datesTable).where({ user_id: userId, group_key: id }).update({ group_key: null })
      return { id }
    })
  },
})
