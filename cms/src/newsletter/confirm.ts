import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { takeStopBack } from '../mail-stops/stops'
import { letterToken, readConfirmToken } from '../mail-stops/tokens'
import { changeUser, findUserByEmail } from '../users/user-row'
import { confirmConsents } from './consents'
import { changeSubscriber, findSubscriber, type SubscriberRow } from './subscriber-row'

/**
 * Puts an address on the list, by the link of the letter that went there; the same link again says the same, until the
 * address leaves. Returns the token of its preferences. Throws newsletterLinkFailed.
 */
export async function confirmSubscription(strapi: Core.Strapi, token: string): Promise<string> {
  const documentId = readConfirmToken(token)
  const subscriber = documentId && (await findSubscriber(strapi, { documentId }))
  if (!subscriber) throw new AppError('newsletterLinkFailed')
  await strapi.db.transaction(() => makeActive(strapi, subscriber))
  return letterToken('news', subscriber.mark)
}

/** With what its reader agreed to, and the switch of a member who has it. In the caller's transaction. */
export async function makeActive(strapi: Core.Strapi, { id, mark, email, state }: SubscriberRow) {
  if (state !== 'active') {
    await changeSubscriber(strapi, id, { state: 'active', confirmedAt: now() })
    // A stop that came after that is another's, newer wish.
    await takeStopBack(strapi, mark)
  }
  await confirmConsents(strapi, mark)
  const user = await findUserByEmail(strapi, email)
  if (user?.confirmed && !user.newsLetter) await changeUser(strapi, user.id, { newsLetter: true })
}
