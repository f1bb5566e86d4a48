import { type Invitation, mostInvitations } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { newDocumentId } from '../../platform/lib/new-row'
import { hashOf, newSecret } from '../../platform/lib/secrets'
import { invitationUid } from './invitation-row'
import { invitationAnswerOf } from './list-invitations'

/** Creates an invitation link. Throws birthDateMissing, and tooManyInvitations, counted with the user's row locked. */
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
