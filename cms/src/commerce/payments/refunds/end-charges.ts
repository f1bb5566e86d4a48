import type { Core } from '@strapi/strapi'
import { findOrder, type OrderRow, orderUid } from '../../orders/order-row'
import { endSubscription } from '../subscriptions/end-subscription'
import { findSubscription, livingStates } from '../subscriptions/subscription-row'

/** Ends a subscription after its last charge was refunded. */
export async function endCharges(strapi: Core.Strapi, orderId: number) {
  const subscriptionId = (await findOrder(strapi, { id: orderId }))?.subscriptionId
  if (!subscriptionId) return
  const last: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { subscriptionId }, orderBy: { id: 'desc' } })
  const row = await findSubscription(strapi, subscriptionId)
  if (last?.state !== 'refunded' || !row || !livingStates.includes(row.status)) return
  await endSubscription(strapi, subscriptionId)
}
