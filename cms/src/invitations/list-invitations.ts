import type { Invitation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { namesOfSavedDates } from '../saved-dates/find-saved-date'
import { type InvitationRow, invitationUid } from './invitation-row'

const instant = (text: string) => new Date(text).toISOString()

/** An invitation as its inviter sees it; `living` are the ids of their saved dates that are still there. */
export const invitationAnswerOf = (
  row: InvitationRow,
  living: { has(id: string): boolean },
): Invitation => ({
  id: row.documentId,
  name: row.name,
  state: row.state === 'accepted' && !living.has(row.savedDateId ?? '') ? 'over' : row.state,
  token: row.state === 'open' ? row.token : null,
  createdAt: instant(row.createdAt),
  answeredAt: row.answeredAt && instant(row.answeredAt),
})

/** The newest first; at most a hundred, so all of them. */
export async function listInvitations(strapi: Core.Strapi, userId: number) {
  const rows: InvitationRow[] = await strapi.db
    .query(invitationUid)
    .findMany({ where: { userId }, orderBy: { id: 'desc' } })
  const ids = rows.flatMap((row) => row.savedDateId ?? [])
  const living = await namesOfSavedDates(strapi, userId, ids)
  return rows.map((row) => invitationAnswerOf(row, living))
}
