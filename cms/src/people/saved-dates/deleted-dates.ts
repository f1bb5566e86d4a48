import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { changeInSteps, type Which } from '../../platform/database/in-steps'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { answerOf, columns, datesTable, livingOf, type Row } from './date-row'
import { requireRoom } from './require-room'

/** How long a deleted date can be restored. */
const restorableMs = 24 * 60 * 60_000

/** Marks a date as deleted; notFound unless it is the user's own and not deleted. */
export async function deleteDate({ db }: Core.Strapi, userId: number, id: string) {
  const deletedCount = await livingOf(db.connection, userId)
    .where({ document_id: id })
    .update({ deleted_at: now() })
  if (deletedCount === 0) throw new AppError('notFound')
  return { id }
}

/** Restores a deleted date; notFound unless it is the user's own and was deleted within a day, tooManyDates. */
export const restoreDate = (strapi: Core.Strapi, userId: number, id: string) =>
  strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    const deleted = trx(datesTable).where({ document_id: id, user_id: userId })
    const since = new Date(now().getTime() - restorableMs)
    const row: Row | undefined = await deleted
      .clone()
      .where('deleted_at', '>', since)
      .first(...columns)
    if (!row) throw new AppError('notFound')
    await requireRoom(trx, userId)
    await deleted.update({ deleted_at: null })
    return answerOf(row)
  })

/** Permanently erases dates that can no longer be restored. */
export async function eraseDeletedDates(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - restorableMs)
  const which: Which = (rows) => rows.where('deleted_at', '<', before)
  await changeInSteps(strapi, { table: datesTable, which })
}
