import type { GuestInvitation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findSavedDate } from '../saved-dates/find-saved-date'
import { guestResultOf } from './guest-result'
import { findInvitation } from './invitation-row'

/** What the guest with this link sees; of the inviter's birth date no more than its class. Throws notFound. */
export async function guestInvitationOf(
  strapi: Core.Strapi,
  token: string,
): Promise<GuestInvitation> {
  const { row, inviter } = await findInvitation(strapi, token)
  const seen = {
    token,
    inviter: inviter.nickname || inviter.firstName || '',
    guest: row.state === 'withdrawn' ? '' : (row.guestName ?? row.name),
    result: null,
  }
  if (row.state !== 'accepted') return { ...seen, state: row.state }
  const saved = await findSavedDate(strapi, row.userId, row.savedDateId ?? '')
  // The inviter deleted it: nothing is shared any more, and the guest may still take the rest back.
  if (!saved || !inviter.birthDate) return { ...seen, state: 'over' }
  const result = guestResultOf({ inviter: inviter.birthDate, guest: saved.date })
  return { ...seen, state: 'accepted', result }
}
