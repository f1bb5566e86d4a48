import type { SavedDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { answerOf, datesTable, type NewDate, rowOf } from './date-row'
import { requireGroups } from './require-groups'
import { requireRoom } from './require-room'

/**
 * Adds a date, up to the maximum, also when called concurrently: the user's row is locked while counting. Throws
 * tooManyDates; invalidField at `group`; notAuthorized if the user is gone meanwhile.
 */
export async function addDate(
  strapi: Core.Strapi,
  userId: number,
  person: NewDate,
): Promise<SavedDate> {
  const row = rowOf(userId, person)
  await strapi.db.transaction(async ({ trx }) => {
    await requireUserRow(strapi, userId)
    await requireGroups(trx, userId, [{ group: person.group, field: 'group' }])
    await requireRoom(trx, userId)
    await trx(datesTable).insert(row)
  })
  return answerOf(row)
}
