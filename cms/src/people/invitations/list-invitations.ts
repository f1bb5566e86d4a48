import type { Invitation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type FoundDate, findSavedDates } from '../saved-dates/find-saved-date'
import { type InvitationRow, invitationUid } from './invitation-row'

const instant = (text: string) => new Date(text).toISOString()

/** An inviter's view of an invitation, with the resulting saved date if it still exists. */
export function invitationAnswerOf(row: InvitationRow, saved?: FoundDate): Invitation {
  const isAccepted = row.state === 'accepted'
  return {
    id: row.documentId,
    name: row.name,
    state: isAccepted && !saved ? 'over' : row.state,
    token: row.state === 'open' ? row.token : null,
    createdAt: instant(row.createdAt),
    answeredAt: row.answeredAt && instant(row.answeredAt),
    person: isAccepted && saved ? { name: saved.name, date: saved.date } : null,
  }
}

/** Newest first; at most a hundred, so all of them. */
export async function listInvitations(strapi: Core.Strapi, userId: number) {
  const rows: InvitationRow[] = await strapi.db
    .query(invitationUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' } })
  const ids = rows.flatMap((row) => row.savedDateId ?? [])
  const savedDates = await findSavedDates(strapi, userId, ids)
  return rows.map((row) => invitationAnswerOf(row, savedDates.get(row.savedDateId ?? '')))
}
