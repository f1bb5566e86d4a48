import { type DateGroup, fold, mostDateGroups } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { now } from '../lib/clock'
import { isDuplicate } from '../lib/is-duplicate'
import { newRow } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'
import { datesTable, groupsTable } from './date-row'

// A unique index refuses a second group of one name, however it is written.
function refuseTwin(error: unknown): never {
  throw isDuplicate(error) ? fieldError('groupExists', 'name') : error
}

/** Throws tooManyGroups, groupExists; notAuthorized when the user is gone meanwhile. */
export async function addGroup(
  strapi: Core.Strapi,
  userId: number,
  name: string,
): Promise<DateGroup> {
  const row = { ...newRow(), user_id: userId, name, search_name: fold(name) }
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const [counted] = await trx(groupsTable).where({ user_id: userId }).count({ groups: '*' })
    if (Number(counted?.groups) >= mostDateGroups) throw new AppError('tooManyGroups')
    await trx(groupsTable).insert(row).catch(refuseTwin)
  })
  return { id: row.document_id, name }
}

/** Throws notFound unless the group is the user's own; groupExists. */
export const renameGroup = (strapi: Core.Strapi, userId: number, { id, name }: DateGroup) =>
  strapi.db.transaction(async ({ trx }): Promise<DateGroup> => {
    // An import makes groups by their names meanwhile.
    await requireUserRow(strapi, userId)
    const changed = await trx(groupsTable)
      .where({ document_id: id, user_id: userId })
      .update({ name, search_name: fold(name), updated_at: now() })
      .catch(refuseTwin)
    if (changed === 0) throw new AppError('notFound')
    return { id, name }
  })

/** Its people stay, in no group. Throws notFound unless the group is the user's own. */
export const deleteGroup = (strapi: Core.Strapi, userId: number, id: string) =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const gone = await trx(groupsTable).where({ document_id: id, user_id: userId }).delete()
    if (gone === 0) throw new AppError('notFound')
    await trx(datesTable).where({ user_id: userId, group_key: id }).update({ group_key: null })
    return { id }
  })
