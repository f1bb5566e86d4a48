import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../orders/order-row'
import { stripe } from './stripe'
import { findSubscription, livingStates } from './subscription-row'
import { syncSubscription } from './sync-subscription'

/** Whoever got the last charge of a subscription back is not charged again. */
export async function endCharges(strapi: Core.Strapi, { subscriptionId }: OrderRow) {
  if (!subscriptionId) return
  const last: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { subscriptionId }, orderBy: { id: 'desc' } })
  const row = await findSubscription(strapi, subscriptionId)
  if (last?.state !== 'refunded' || !row || !livingStates.includes(row.status)) return
  await stripe().subscriptions.cancel(subscriptionId)
  await syncSubscription(strapi, subscriptionId)
}
