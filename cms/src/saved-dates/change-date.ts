import { fold, type SavedDate, type SavedDatesQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../users/lock-user'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { deleteDate, restoreDate } from './deleted-dates'
import { findSavedDate } from './find-saved-date'
import { importDates } from './import-dates'
import { allDates, listDates } from './list-dates'
import { requireGroups } from './require-groups'
import { requireRoom } from './room'
import { answerOf, columns, datesTable, livingOf, type NewDate, type Row, rowOf } from './rows'

type ChangedDate = Omit<NewDate, 'group'> & { id: string; group?: string | null | undefined }

/** The saved birth dates of one user; everybody else's do not exist. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Adds a date, up to the most that one may have, even when many are added at once: the user's row is
   * locked while we count. Throws tooManyDates; invalidField at `group`; notAuthorized when the user is
   * gone meanwhile.
   */
  async add(userId: number, person: NewDate): Promise<SavedDate> {
    const row = rowOf(userId, person)
    await strapi.db.transaction(async ({ trx }) => {
      await requireUserRow(strapi, userId)
      await requireGroups(trx, userId, [{ group: person.group, field: 'group' }])
      await requireRoom(trx, userId)
      await trx(datesTable).insert(row)
    })
    return answerOf(row)
  },

  /**
   * Throws notFound unless the date is the user's own; invitedPerson when somebody else entered it and
   * more than its group is to change; invalidField at `group`.
   */
  async update(userId: number, { id, name, date, group }: ChangedDate): Promise<SavedDate> {
    return await strapi.db.transaction(async ({ trx }) => {
      await requireUserRow(strapi, userId)
      const own = livingOf(trx, userId).where({ document_id: id })
      const row: Row | undefined = await own.clone().first(...columns)
      if (!row) throw new AppError('notFound')
      const isSame = row.name === name && row.date === date
      if (row.invitation_id !== null && !isSame) throw new AppError('invitedPerson')
      const group_key = group === undefined ? row.group_key : group
      if (group !== undefined) await requireGroups(trx, userId, [{ group, field: 'group' }])
      const changes = { name, date, group_key }
      await own.update({ ...changes, search_name: fold(name), updated_at: now() })
      return answerOf({ ...row, ...changes })
    })
  },

  /** Throws notFound unless the date is the user's own. */
  async one(userId: number, id: string): Promise<SavedDate> {
    const found = await findSavedDate(strapi, userId, id)
    if (!found) throw new AppError('notFound')
    const { name, date, groupKey: group, invitationId } = found
    return { id, name, date, group, isInvited: invitationId !== null }
  },

  remove: (userId: number, id: string) => deleteDate(strapi, userId, id),
  restore: (userId: number, id: string) => restoreDate(strapi, userId, id),
  importAll: (userId: number, people: NewDate[]) => importDates(strapi, userId, people),
  list: (userId: number, query: SavedDatesQuery) => listDates(strapi, userId, query),
  all: (userId: number) => allDates(strapi, userId),
})
