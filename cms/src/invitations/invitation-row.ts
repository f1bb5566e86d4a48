import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { hashOf } from '../lib/secrets'
import { findUser, type UserRow } from '../users/user-row'

export const invitationUid = 'api::invitation.invitation'

export type InvitationRow = {
  id: number
  documentId: string
  /** The inviter. */
  userId: number
  /** The guest, as the inviter calls them. */
  name: string
  state: 'open' | 'accepted' | 'withdrawn'
  /** Readable while nobody has answered, so that the inviter sees the link again; then only its hash is kept. */
  token: string | null
  tokenHash: string
  /** What the guest entered, until they withdraw. */
  guestName: string | null
  guestDate: string | null
  savedDateId: string | null
  answeredAt: string | null
  createdAt: string
}

/** An invitation by the secret of its link, with its inviter. Throws notFound; also when that one is blocked. */
export async function findInvitation(strapi: Core.Strapi, token: string) {
  const where = { tokenHash: hashOf(token) }
  const row: InvitationRow | null = await strapi.db.query(invitationUid).findOne({ where })
  const inviter: UserRow | undefined = row ? await findUser(strapi, row.userId) : undefined
  if (!row || !inviter || inviter.blocked) throw new AppError('notFound')
  return { row, inviter }
}
