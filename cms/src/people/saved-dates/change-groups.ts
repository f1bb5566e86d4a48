import { type DateGroup, mostDateGroups } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { isDuplicate } from '../../platform/lib/is-duplicate'
import { newRow } from '../../platform/lib/new-row'
import { datesTable, groupsTable } from './date-row'
import { nameKeys } from './name-keys'

// A unique index refuses a second group with the same normalized name.
function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? fieldError('groupExists', 'name') : error
}

/** Throws tooManyGroups, groupExists; notAuthorized if the user is gone meanwhile. */
export async function addGroup(
  strapi: Core.Strapi,
  userId: number,
  name: string,
): Promise<DateGroup> {
  const row = { ...newRow(), user_id: userId, name, ...nameKeys(name) }
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const [counted] = await trx(groupsTable).where({ user_id: userId }).count({ groups: '*' })
    if (Number(counted?.groups) >= mostDateGroups) throw new AppError('tooManyGroups')
    await trx(groupsTable).insert(row).catch(refuseDuplicate)
  })
  return { id: row.document_id, name }
}

/** Throws notFound unless the group is the user's own; groupExists. */
export const renameGroup = (strapi: Core.Strapi, userId: number, { id, name }: DateGroup) =>
  strapi.db.transaction(async ({ trx }): Promise<DateGroup> => {
    // A concurrent import may create groups by name.
    await requireUserRow(strapi, userId)
    const changed = await trx(groupsTable)
      .where({ document_id: id, user_id: userId })
      .update({ name, ...nameKeys(name), updated_at: now() })
      .catch(refuseDuplicate)
    if (changed === 0) throw new AppError('notFound')
    return { id, name }
  })

/** Deletes a group; its people stay without one. Throws notFound unless the group is the user's own. */
export const deleteGroup = (strapi: Core.Strapi, userId: number, id: string) =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const deletedCount = await trx(groupsTable).where({ document_id: id, user_id: userId }).delete()
    if (deletedCount === 0) throw new AppError('notFound')
    await trx(datesTable).where({ user_id: userId, group_key: id }).update({ group_key: null })
    return { id }
  })
