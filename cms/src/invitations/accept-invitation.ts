import type { invitationAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { hashOf, newSecret } from '../lib/secrets'
import { relationshipLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { datesTable, rowOf } from '../saved-dates/date-row'
import { requireRoom } from '../saved-dates/require-room'
import { lockUser } from '../users/lock-user'
import type { UserRow } from '../users/user-row'
import { findInvitation, type InvitationRow, invitationUid } from './invitation-row'

type Answer = z.output<ReturnType<typeof invitationAnswer>>

/**
 * Keeps what the guest entered as a saved date of the inviter, and answers with a secret that the guest
 * alone has: the link that was sent ends. Of any number of answers at once one is taken. Throws notFound
 * (also for an invitation that was answered), inviterFull.
 */
export async function acceptInvitation(strapi: Core.Strapi, { token, name, date }: Answer) {
  const { row, inviter } = await findInvitation(strapi, token)
  const secret = newSecret()
  const saved = {
    ...rowOf(row.userId, { name, date, group: null }),
    invitation_id: row.documentId,
  }
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await lockUser(strapi, row.userId))) throw new AppError('notFound')
    const { count } = await strapi.db.query(invitationUid).updateMany({
      where: { id: row.id, state: 'open' },
      data: {
        state: 'accepted',
        token: null,
        tokenHash: hashOf(secret),
        guestName: name,
        guestDate: date,
        savedDateId: saved.document_id,
        answeredAt: now().toISOString(),
      },
    })
    if (count === 0) throw new AppError('notFound')
    await requireRoom(trx, row.userId).catch(tellGuest)
    await trx(datesTable).insert(saved)
    await tellInviter(strapi, inviter, row)
  })
  return secret
}

/** By the name that the inviter gave: what the guest wrote must go with the guest, and no letter comes back. */
const tellInviter = (strapi: Core.Strapi, inviter: UserRow, row: InvitationRow) =>
  queueMail(strapi, {
    mail: 'invitationAnswered',
    to: inviter.email,
    userId: inviter.id,
    data: { name: inviter.firstName, guest: row.name, link: relationshipLink() },
    dedupeKey: `invitationAnswered:${row.documentId}`,
  })

/** The limit is the inviter's; the guest has nothing to delete. */
function tellGuest(cause: unknown): never {
  const isFull = cause instanceof AppError && cause.code === 'tooManyDates'
  throw isFull ? new AppError('inviterFull') : cause
}
