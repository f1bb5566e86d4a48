import type { invitationAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { lockUser } from '../../members/users/lock-user'
import type { UserRow } from '../../members/users/user-row'
import { relationshipLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { hashOf, newSecret } from '../../platform/lib/secrets'
import { datesTable, rowOf } from '../saved-dates/date-row'
import { requireRoom } from '../saved-dates/require-room'
import { findInvitation, type InvitationRow, invitationUid } from './invitation-row'

type Answer = z.output<ReturnType<typeof invitationAnswer>>

/**
 * Stores the guest's input as a saved date of the inviter, and returns a secret for the guest only: the sent link stops
 * working. Of concurrent responses one is accepted. Throws notFound (also for an answered invitation), inviterFull.
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
    await requireRoom(trx, row.userId).catch(explainToGuest)
    await trx(datesTable).insert(saved)
    await notifyInviter(strapi, inviter, row)
  })
  return secret
}

/** Contains the inviter's name for the guest: the guest's own input must be erasable, and a sent e-mail is not. */
const notifyInviter = (strapi: Core.Strapi, inviter: UserRow, row: InvitationRow) =>
  queueMail(strapi, {
    mail: 'invitationAnswered',
    to: inviter.email,
    userId: inviter.id,
    data: { name: inviter.firstName, guest: row.name, link: relationshipLink() },
    dedupeKey: `invitationAnswered:${row.documentId}`,
  })

/** The limit is the inviter's, so the guest gets another error. */
function explainToGuest(cause: unknown): never {
  const isFull = cause instanceof AppError && cause.code === 'tooManyDates'
  throw isFull ? new AppError('inviterFull') : cause
}
