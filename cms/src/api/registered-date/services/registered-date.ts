import { mostSavedDates, type SavedDate, type SavedDatesQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../../account/lock-user'
import { AppError } from '../../../lib/app-error'
import { now } from '../../../lib/clock'
import { newRow } from '../../../lib/new-row'
import { datePatterns } from '../date-patterns'
import { findSavedDate } from '../find-saved-date'
import { fold, literally } from '../fold'
import { orders } from '../orders'

type NewDate = Pick<SavedDate, 'name' | 'date' | 'group'>
type Row = {
  document_id: string
  name: string
  date: string
  group_key: string | null
  invitation_id: string | null
}

const table = 'registered_dates'

const columns = ['document_id', 'name', 'date', 'group_key', 'invitation_id'] as const

const answerOf = (row: Row): SavedDate => ({
  id: row.document_id,
  name: row.name,
  date: row.date,
  group: row.group_key,
  isInvited: row.invitation_id !== null,
})

/** The saved birth dates of one user; everybody else's do not exist. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Adds a date, up to the most that one may have, even when many are added at once: the user's row is
   * locked while we count. Throws tooManyDates; notAuthorized when the user is gone meanwhile.
   */
  async add(userId: number, { name, date, group }: NewDate): Promise<SavedDate> {
    const row = {
      ...newRow(),
      user_id: userId,
      name,
      search_name: fold(name),
      date,
      group_key: group,
      invitation_id: null,
    }
    await strapi.db.transaction(async ({ trx }) => {
      await requireUserRow(strapi, userId)
      const [counted] = await trx(table).where({ user_id: userId }).count({ dates: '*' })
      if (Number(counted?.dates) >= mostSavedDates) throw new AppError('tooManyDates')
      await trx(table).insert(row)
    })
    return answerOf(row)
  },

  /** Throws notFound unless the date is the user's own. */
  async update(userId: number, { id, name, date }: Pick<SavedDate, 'id' | 'name' | 'date'>) {
    const changed = await strapi.db
      .connection(table)
      .where({ document_id: id, user_id: userId })
      .update({ name, search_name: fold(name), date, updated_at: now() })
    if (changed === 0) throw new AppError('notFound')
    return { id, name, date }
  },

  /** Throws notFound unless the date is the user's own. */
  async remove(userId: number, id: string) {
    const gone = await strapi.db
      .connection(table)
      .where({ document_id: id, user_id: userId })
      .delete()
    if (gone === 0) throw new AppError('notFound')
    return { id }
  },

  /** Throws notFound unless the date is the user's own. */
  async one(userId: number, id: string): Promise<SavedDate> {
    const found = await findSavedDate(strapi, userId, id)
    if (!found) throw new AppError('notFound')
    const { name, date, groupKey: group, invitationId } = found
    return { id, name, date, group, isInvited: invitationId !== null }
  },

  /** One page of the dates whose name or date has `search` in it. */
  async list(userId: number, { search, page, pageSize, sort }: SavedDatesQuery) {
    const found = strapi.db.connection(table).where({ user_id: userId })
    if (search !== '') {
      found.andWhere((either) => {
        either.whereRaw("search_name LIKE ? ESCAPE '!'", [`%${literally(fold(search))}%`])
        for (const pattern of datePatterns(search)) either.orWhere('date', 'like', pattern)
      })
    }
    const [counted] = await found.clone().count({ dates: '*' })
    const rows: Row[] = await found
      .select(...columns)
      .orderBy([...orders[sort]])
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    return { items: rows.map(answerOf), total: Number(counted?.dates), page, pageSize }
  },
})
