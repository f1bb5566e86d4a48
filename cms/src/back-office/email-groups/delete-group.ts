import type { Core } from '@strapi/strapi'
import { hasOpenScheduled } from '../../messaging/mail/scheduled/scheduled-row'
import { hasWaitingSend } from '../../messaging/newsletter/send-row'
import { changeInSteps } from '../../platform/database/in-steps'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { addTask } from '../../platform/tasks/add-task'
import { recordAction } from '../log/record-action'
import { groupTable, groupUid, memberTable, requireGroup } from './group-row'

type Wish = { admin: number; documentId: string }

/**
 * Locks a group until the caller's transaction ends: what stores a reference to it calls this first, so that the group
 * cannot be deleted meanwhile. Throws notFound.
 */
export async function lockGroup(strapi: Core.Strapi, where: { documentId: string }) {
  const { id } = await requireGroup(strapi, where)
  await lockRows(strapi, groupTable, { id })
  // Read again: it may have been deleted while this waited.
  return requireGroup(strapi, { id })
}

/** Deletes a group to which no unsent e-mail goes; its members are deleted by a task. Throws notFound, emailGroupInUse. */
export const deleteGroup = async (
  strapi: Core.Strapi,
  { admin, documentId }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const { id, name, rule } = await lockGroup(strapi, { documentId })
    if ((await hasWaitingSend(strapi, id)) || (await hasOpenScheduled(strapi, id)))
      throw new AppError('emailGroupInUse')
    await strapi.db.query(groupUid).deleteMany({ where: { id } })
    if (rule === null)
      await addTask(strapi, { kind: 'deleteGroupMembers', about: id, payload: { group: id } })
    await recordAction(strapi, {
      ...{ admin, act: 'deleteEmailGroup', subject: { kind: 'emailGroup', id: documentId } },
      before: { name, rule },
    })
    return { id: documentId }
  })

/** The task: a group may have as many members as there are users. */
export const deleteGroupMembers = (strapi: Core.Strapi, group: number) =>
  changeInSteps(strapi, {
    table: memberTable,
    which: (members) => members.where({ group_id: group }),
  })
