import { type Invitation, mostInvitations } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { newDocumentId } from '../lib/new-row'
import { hashOf, newSecret } from '../lib/secrets'
import { requireUserRow } from '../users/lock-user'
import type { UserRow } from '../users/user-row'
import { invitationUid } from './invitation-row'
import { invitationAnswerOf } from './list-invitations'

/** A link for somebody. Throws birthDateMissing, and tooManyInvitations, counted with the user's row held. */
export async function createInvitation(
  strapi: Core.Strapi,
  { id: userId, birthDate }: UserRow,
  name: string,
): Promise<Invitation> {
  if (!birthDate) throw new AppError('birthDateMissing')
  const token = newSecret()
  const data = {
    documentId: newDocumentId(),
    userId,
    name,
    state: 'open',
    token,
    tokenHash: hashOf(token),
  }
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const rows = strapi.db.query(invitationUid)
    if ((await rows.count({ where: { userId } })) >= mostInvitations) {
      throw new AppError('tooManyInvitations')
    }
    return invitationAnswerOf(await rows.create({ data }))
  })
}
