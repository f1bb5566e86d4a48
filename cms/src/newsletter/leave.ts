import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { withdrawFollowUps, withdrawListLetters } from '../mail/withdraw-letters'
import { markOf } from '../mail-stops/signatures'
import { type StopReason, stopMail } from '../mail-stops/stops'
import { readLetterToken } from '../mail-stops/tokens'
import { changeUser, findUserByEmail } from '../users/user-row'
import { endConsents } from './consents'
import { deleteSubscriber, findSubscriber } from './subscriber-row'

type Leaving = { mark: string; reason: StopReason; email?: string | undefined }

/**
 * Ends what an address gets beside letters about its account: its row goes, what waits is withdrawn, a member's switch is
 * off, and the mark sees to it that no list brings it back. As often as one likes.
 */
export async function leave(strapi: Core.Strapi, { mark, reason, email }: Leaving): Promise<void> {
  await strapi.db.transaction(async () => {
    const address = email ?? (await findSubscriber(strapi, { mark }))?.email
    await deleteSubscriber(strapi, { mark })
    await stopMail(strapi, mark, reason)
    await endConsents(strapi, mark)
    if (!address) return
    await withdrawListLetters(strapi, address)
    const user = await findUserByEmail(strapi, address)
    if (!user) return
    await changeUser(strapi, user.id, { newsLetter: false })
    await withdrawFollowUps(strapi, user.id)
  })
}

/** The same by an address that is known. */
export const leaveAs = (strapi: Core.Strapi, email: string, reason: StopReason) =>
  leave(strapi, { mark: markOf(email), reason, email })

/** By a letter's link. Throws unsubscribeFailed for a token that is not ours. */
export async function leaveByToken(strapi: Core.Strapi, token: string): Promise<void> {
  const read = readLetterToken(token)
  if (!read) throw new AppError('unsubscribeFailed')
  await leave(strapi, { mark: read.mark, reason: read.scope === 'all' ? 'never' : 'left' })
}
