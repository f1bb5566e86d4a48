import type { SavedDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { answerOf, columns, livingOf, type NewDate, type Row } from './date-row'
import { nameKeys } from './name-keys'
import { requireGroups } from './require-groups'

type ChangedDate = Omit<NewDate, 'group'> & { id: string; group?: string | null | undefined }

/**
 * Throws notFound unless the date is the user's own; invalidField at `group`; invitedPerson if a guest entered it and
 * more than its group would change.
 */
export const updateDate = async (
  strapi: Core.Strapi,
  userId: number,
  { id, name, date, group }: ChangedDate,
): Promise<SavedDate> =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const own = livingOf(trx, userId).where({ document_id: id })
    const row: Row | undefined = await own.clone().first(...columns)
    if (!row) throw new AppError('notFound')
    const isSame = row.name === name && row.date === date
    if (row.invitation_id !== null && !isSame) throw new AppError('invitedPerson')
    const group_key = group === undefined ? row.group_key : group
    if (group !== undefined) await requireGroups(trx, userId, [{ group, field: 'group' }])
    const changes = { name, date, group_key }
    await own.update({ ...changes, ...nameKeys(name), updated_at: now() })
    return answerOf({ ...row, ...changes })
  })
