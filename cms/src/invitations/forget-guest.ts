import type { Core } from '@strapi/strapi'
import { lockUser } from '../users/lock-user'
import type { InvitationRow } from './invitation-row'

type Shared = { id: number; people: { name: string; date: string }[] }

/**
 * Erases for good, in the caller's transaction, what an inviter has of a guest: the saved date, their place
 * on the relationship list, and shared results that they are part of.
 */
export async function forgetGuest(strapi: Core.Strapi, invitation: InvitationRow) {
  const { db } = strapi
  const { userId, documentId, guestName: name, guestDate: date } = invitation
  // What is added for the user meanwhile waits, or was there before we look.
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
