import type { Core } from '@strapi/strapi'
import { changeUser, findUserByEmail } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { endSuppression } from '../mail-suppressions/suppressions'
import { emailToken, readConfirmToken } from '../mail-suppressions/tokens'
import { confirmConsents } from './consents'
import { changeSubscriber, findSubscriber, type SubscriberRow } from './subscriber-row'

/**
 * Subscribes an address by the link of its confirmation e-mail; repeating it has no effect until the address
 * unsubscribes. Returns the token of its preferences. Throws newsletterLinkFailed.
 */
export async function confirmSubscription(strapi: Core.Strapi, token: string): Promise<string> {
  const documentId = readConfirmToken(token)
  const subscriber = documentId && (await findSubscriber(strapi, { documentId }))
  if (!subscriber) throw new AppError('newsletterLinkFailed')
  await strapi.db.transaction(() => makeActive(strapi, subscriber))
  return emailToken('news', subscriber.mark)
}

/**
 * Activates a subscriber, confirms their consents, and sets the newsletter switch of a member with that address. In the
 * caller's transaction.
 */
export async function makeActive(strapi: Core.Strapi, { id, mark, email, state }: SubscriberRow) {
  if (state !== 'active') {
    await changeSubscriber(strapi, id, { state: 'active', confirmedAt: now() })
    // Only on the first confirmation: a suppression set after it is newer.
    await endSuppression(strapi, mark)
  }
  await confirmConsents(strapi, mark)
  const user = await findUserByEmail(strapi, email)
  if (user?.confirmed && !user.newsLetter) await changeUser(strapi, user.id, { newsLetter: true })
}
