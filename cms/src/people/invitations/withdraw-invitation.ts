import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { findInvitation, invitationUid } from './invitation-row'
import { purgeGuest } from './purge-guest'

/**
 * Withdraws a guest's consent: erases everything they entered, also in the inviter's saved dates. Idempotent. Throws
 * notFound, also for a link that was not answered yet.
 */
export async function withdrawInvitation(strapi: Core.Strapi, token: string) {
  const { row } = await findInvitation(strapi, token)
  if (row.state === 'open') throw new AppError('notFound')
  await strapi.db.transaction(async () => {
    await purgeGuest(strapi, row)
    await strapi.db.query(invitationUid).updateMany({
      where: { id: row.id },
      data: { state: 'withdrawn', guestName: null, guestDate: null, savedDateId: null },
    })
  })
}
