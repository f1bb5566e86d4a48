import type { Core } from '@strapi/strapi'
import { findLiving } from '../../commerce/payments/subscriptions/subscription-row'
import { userUid } from '../users/user-row'
import { endAtStripe } from './end-at-stripe'
import { erasePersonalData } from './erase-personal-data'

/**
 * Erases accounts that a restored backup contains although they were erased after it, without the e-mail about it.
 * Returns how many there were.
 *
 * @param accounts documentIds
 */
export async function eraseAgain(strapi: Core.Strapi, accounts: readonly string[]) {
  let erased = 0
  for (const documentId of accounts) {
    const user: { id: number } | null = await strapi.db
      .query(userUid)
      .findOne({ where: { documentId }, select: ['id'] })
    if (!user) continue
    const living = await findLiving(strapi, user.id)
    await erasePersonalData(strapi, user.id, {
      beforeCommit: () => endAtStripe(strapi, living?.stripeId),
    })
    erased += 1
  }
  return erased
}
