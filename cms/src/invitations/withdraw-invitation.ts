import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { forgetGuest } from './forget-guest'
import { findInvitation, invitationUid } from './invitation-row'

/**
 * Takes back what a guest agreed to: everything they entered is erased, wherever the inviter has it. A
 * second time changes nothing. Throws notFound, also for a link that nobody has answered yet.
 */
export async function withdrawInvitation(strapi: Core.Strapi, token: string) {
  const { row } = await findInvitation(strapi, token)
  if (row.state === 'open') throw new AppError('notFound')
  await strapi.db.transaction(async () => {
    await forgetGuest(strapi, row)
    await strapi.db.query(invitationUid).updateMany({
      where: { id: row.id },
      data: { state: 'withdrawn', guestName: null, guestDate: null, savedDateId: null },
    })
  })
}
