import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import { changeUser } from '../users/user-row'
import { findLiving, type SubscriptionRow } from './subscription-row'

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

/**
 * Stripe calls it active while a bank has not paid its first charge yet. And while a charge of it is disputed, or was not
 * what was ordered, it opens nothing until that is settled.
 */
async function isPaidFor({ db }: Core.Strapi, { stripeId }: SubscriptionRow): Promise<boolean> {
  const orders: OrderRow[] = await db.query(orderUid).findMany({
    select: ['state'],
    where: { subscriptionId: stripeId, paidAt: { $notNull: true } },
  })
  const isQuestioned = orders.some(({ state }) => state === 'review' || state === 'disputed')
  return orders.length > 0 && !isQuestioned
}
