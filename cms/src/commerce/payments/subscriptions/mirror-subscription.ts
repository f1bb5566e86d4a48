import type { Core } from '@strapi/strapi'
import { changeUser } from '../../../members/users/user-row'
import { findLiving, paidOrdersOf, type SubscriptionRow } from './subscription-row'

/**
 * Updates the user's columns that depend on the subscription: whether they are a subscriber, and whether it renews. In
 * the transaction that holds the lock on the user's row.
 */
export async function mirrorSubscription(strapi: Core.Strapi, userId: number) {
  const living = await findLiving(strapi, userId)
  // A paused one is not paid: it can become active again, and gives no premium meanwhile.
  const counts = living && living.status !== 'paused' && (await isPaidFor(strapi, living))
  await changeUser(strapi, userId, {
    subscriptionId: counts ? living.stripeId : null,
    subscriptionCanceled: counts ? living.cancelAtPeriodEnd : false,
  })
}

/** Paid at least once, and no charge is disputed or in review: it gives no premium until that is settled. */
async function isPaidFor(strapi: Core.Strapi, living: SubscriptionRow): Promise<boolean> {
  const states = (await paidOrdersOf(strapi, living)).map(({ state }) => state)
  return states.length > 0 && !states.includes('review') && !states.includes('disputed')
}
