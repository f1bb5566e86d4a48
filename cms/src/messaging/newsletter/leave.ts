import type { Core } from '@strapi/strapi'
import { changeUser, findUserByEmail } from '../../members/users/user-row'
import { markOf } from '../../platform/lib/address-mark'
import { AppError } from '../../platform/lib/app-error'
import { noteAfterwards } from '../mail/scheduled/note-afterwards'
import { withdrawListEmails, withdrawSequenceEmails } from '../mail/withdraw-emails'
import { type SuppressionReason, suppressMail } from '../mail-suppressions/suppressions'
import { readEmailToken } from '../mail-suppressions/tokens'
import { endConsents } from './consents'
import { deleteSubscriber, findSubscriber } from './subscriber-row'

type Leaving = { mark: string; reason: SuppressionReason; email?: string | undefined }

/**
 * Unsubscribes an address from all e-mails that are not about its account: deletes its row, withdraws unsent e-mails,
 * switches a member's newsletter off, and stores a mark that prevents resubscription by a list. Idempotent.
 */
export async function leave(strapi: Core.Strapi, { mark, reason, email }: Leaving): Promise<void> {
  await strapi.db.transaction(async () => {
    const address = email ?? (await findSubscriber(strapi, { mark }))?.email
    await deleteSubscriber(strapi, { mark })
    await suppressMail(strapi, mark, reason)
    await endConsents(strapi, mark)
    if (!address) return
    await withdrawListEmails(strapi, address)
    const user = await findUserByEmail(strapi, address)
    if (!user) return
    await changeUser(strapi, user.id, { newsLetter: false })
    await withdrawSequenceEmails(strapi, user.id)
    await noteAfterwards(strapi, user.id, reason === 'bounced' ? 'bounced' : 'left')
  })
}

/** Unsubscribes by address. */
export const leaveAs = (strapi: Core.Strapi, email: string, reason: SuppressionReason) =>
  leave(strapi, { mark: markOf(email), reason, email })

/** Unsubscribes by the link of an e-mail. Throws unsubscribeFailed for an invalid token. */
export async function leaveByToken(strapi: Core.Strapi, token: string): Promise<void> {
  const read = readEmailToken(token)
  if (!read) throw new AppError('unsubscribeFailed')
  await leave(strapi, { mark: read.mark, reason: read.scope === 'all' ? 'never' : 'left' })
}
