import type { Core } from '@strapi/strapi'
import { userTable } from '../../members/users/user-row'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { recordAction } from '../log/record-action'
import { lockGroup } from './delete-group'
import { findGroup, groupTable, memberTable, requireGroup } from './group-row'

/** For a bulk action before it starts. Throws emailGroupByRule. */
export async function requireByHand(strapi: Core.Strapi, name: string, field: string) {
  const group = await findGroup(strapi, { name })
  if (group?.rule) throw fieldError('emailGroupByRule', field)
}

const touch = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) => trx(groupTable).where({ id }).update({ updated_at: now() }))

/** Adds a user to the group of this name, which is created if it is missing. Throws emailGroupByRule. */
export const joinGroup = async (
  strapi: Core.Strapi,
  { name, userId }: { name: string; userId: number },
): Promise<void> =>
  strapi.db.transaction(async () => {
    await insertOnce(strapi, { table: groupTable, row: { name }, unique: 'name' })
    // A group that is being deleted is waited for, and not found.
    const { id } = await requireGroup(strapi, { name })
    await lockRows(strapi, groupTable, { id })
    const { rule } = await requireGroup(strapi, { id })
    if (rule) throw new AppError('emailGroupByRule')
    const row = { group_id: id, user_id: userId }
    await insertOnce(strapi, { table: memberTable, row })
    await touch(strapi, id)
  })

type Leaving = { admin: number; documentId: string; user: string }

/** Removes a user from a group by hand. Throws notFound, emailGroupByRule. */
export const leaveGroup = async (
  strapi: Core.Strapi,
  { admin, documentId, user }: Leaving,
): Promise<void> =>
  strapi.db.transaction(async ({ trx }) => {
    const { id, rule } = await lockGroup(strapi, { documentId })
    if (rule) throw new AppError('emailGroupByRule')
    const userId = trx(userTable).where({ document_id: user }).select('id')
    const count: number = await trx(memberTable)
      .where({ group_id: id })
      .whereIn('user_id', userId)
      .delete()
    if (count === 0) throw new AppError('notFound')
    await touch(strapi, id)
    await recordAction(strapi, {
      ...{ admin, act: 'removeFromEmailGroup', subject: { kind: 'emailGroup', id: documentId } },
      before: { user },
    })
  })
