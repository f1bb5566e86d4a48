import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { type InvitationRow, invitationUid } from './invitation-row'
import { purgeGuest } from './purge-guest'

/** Revokes an invitation with all its results. Throws notFound unless it is the user's own. */
export async function revokeInvitation(strapi: Core.Strapi, userId: number, id: string) {
  await strapi.db.transaction(async () => {
    const rows = strapi.db.query(invitationUid)
    const row: InvitationRow | null = await rows.findOne({ where: { userId, documentId: id } })
    if (!row) throw new AppError('notFound')
    await purgeGuest(strapi, row)
    await rows.deleteMany({ where: { id: row.id } })
  })
  return { id }
}
