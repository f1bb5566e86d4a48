import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import type { InvitationRow } from './invitation-row'

type Shared = { id: number; people: { name: string; date: string }[] }

/**
 * Erases permanently, in the caller's transaction, all data of a guest at an inviter: the saved date, their entries on
 * the relationship list, and shared results that include them.
 */
export async function purgeGuest(strapi: Core.Strapi, invitation: InvitationRow) {
  const { db } = strapi
  const { userId, documentId, guestName: name, guestDate: date } = invitation
  // Concurrent additions for the user either finished before or wait for this transaction.
  await lockUser(strapi, userId)
  await db
    .query('api::registered-date.registered-date')
    .deleteMany({ where: { userId, invitationId: documentId } })
  if (!name || !date) return
  await db
    .query('api::relationship-entry.relationship-entry')
    .deleteMany({ where: { userId, name, date } })
  const results = db.query('api::shared-result.shared-result')
  const shared: Shared[] = await results.findMany({ where: { userId } })
  const withGuest = shared.filter(({ people }) =>
    people.some((person) => person.name === name && person.date === date),
  )
  await results.deleteMany({ where: { id: { $in: withGuest.map(({ id }) => id) } } })
}
