import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { forgetGuest } from './forget-guest'
import { type InvitationRow, invitationUid } from './invitation-row'

/** The inviter takes an invitation back, with all that came of it. Throws notFound unless it is their own. */
export async function revokeInvitation(strapi: Core.Strapi, userId: number, id: string) {
  await strapi.db.transaction(async () => {
    const rows = strapi.db.query(invitationUid)
    const row: InvitationRow | null = await rows.findOne({ where: { userId, documentId: id } })
    if (!row) throw new AppError('notFound')
    await forgetGuest(strapi, row)
    await rows.deleteMany({ where: { id: row.id } })
  })
  return { id }
}
