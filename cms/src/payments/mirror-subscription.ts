import type { Core } from '@strapi/strapi'
import { changeUser } from '../users/user-row'
import { findLiving, paidOrdersOf, type SubscriptionRow } from './subscription-row'

/**
 * What of a user follows from their subscription: who is a subscriber, and whether it renews. In the
 * transaction that holds the user's row.
 */
export async function mirrorSubscription(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  // One that rests is not paid for: it can come back, and opens nothing meanwhile.
  const counts = living && living.status !== 'paused' && (await isPaidFor(strapi, living))
  await changeUser(strapi, userId, {
    subscriptionId: counts ? living.stripeId : null,
    subscriptionCanceled: counts ? living.cancelAtPeriodEnd : false,
  })
}

/** A charge of it came, and none is disputed, or was not what was ordered: it opens nothing until that is settled. */
async function isPaidFor(strapi: Core.Strapi, living: SubscriptionRow): Promise<boolean> {
  const states = (await paidOrdersOf(strapi, living)).map(({ state }) => state)
  return states.length > 0 && !states.includes('review') && !states.includes('disputed')
}
