import type { GuestInvitation } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findSavedDate } from '../saved-dates/find-saved-date'
import { guestResultOf } from './guest-result'
import { findInvitation } from './invitation-row'

/** The guest's view of an invitation; of the inviter's birth date only its character. Throws notFound. */
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
  // The inviter deleted the saved date: nothing is shared any more, and the guest may still withdraw the rest.
  if (!saved || !inviter.birthDate) return { ...seen, state: 'over' }
  const result = guestResultOf({ inviter: inviter.birthDate, guest: saved.date })
  return { ...seen, state: 'accepted', result }
}
