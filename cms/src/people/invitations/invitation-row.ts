import type { Core } from '@strapi/strapi'
import { findUser, type UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { hashOf } from '../../platform/lib/secrets'

export const invitationUid = 'api::invitation.invitation'

export type InvitationRow = {
  id: number
  documentId: string
  /** The inviter. */
  userId: number
  /** The guest's name as given by the inviter. */
  name: string
  state: 'open' | 'accepted' | 'withdrawn'
  /** Stored in plain text until answered, so that the inviter can view the link again; then only its hash is stored. */
  token: string | null
  tokenHash: string
  /** The guest's input, until they withdraw. */
  guestName: string | null
  guestDate: string | null
  savedDateId: string | null
  answeredAt: string | null
  createdAt: string
}

/** An invitation by the secret of its link, with its inviter. Throws notFound; also if the inviter is blocked. */
export async function findInvitation(strapi: Core.Strapi, token: string) {
  const where = { tokenHash: hashOf(token) }
  const row: InvitationRow | null = await strapi.db.query(invitationUid).findOne({ where })
  const inviter: UserRow | undefined = row ? await findUser(strapi, row.userId) : undefined
  if (!row || !inviter || inviter.blocked) throw new AppError('notFound')
  return { row, inviter }
}
