import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import { refundUid, underway } from './refund-row'
import { stripe } from './stripe'
import { isGone } from './stripe-failure'
import { livingStates, subscriptionUid } from './subscription-row'

/** States of an order in which something is still to come, or somebody has to look. */
const unsettled: readonly string[] = ['pending', 'paid', 'review', 'disputed']

/** Stripe's states of a dispute, or of a bank's question, that is over. */
const decided: readonly string[] = ['won', 'lost', 'prevented', 'warning_closed']

/** Stripe's states of a refund that is on its way. */
const returning: readonly string[] = ['pending', 'requires_action']

/**
 * Deletes a customer of somebody who left, when nothing holds it: a subscription that goes on, a page that can be paid,
 * an order that is not settled, money that a bank asks for or that is on its way back. Else it waits for the next night.
 * Twice does no harm, and one that Stripe does not know is deleted.
 */
export async function deleteCustomer(strapi: Core.Strapi, customer: string) {
  const orders: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { customerId: customer } })
  if ((await isHeld(strapi, customer, orders)) || (await isHeldAtStripe(orders))) return
  try {
    await stripe().customers.del(customer)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  const where = { customerId: customer }
  await strapi.db.query(orderUid).updateMany({ where, data: { customerId: null } })
}

/** Whether something of ours holds a customer. */
async function isHeld(
  { db }: Core.Strapi,
  customerId: string,
  orders: readonly OrderRow[],
): Promise<boolean> {
  if (orders.some((order) => unsettled.includes(order.state) || canBePaid(order))) return true
  const living = { customerId, status: { $in: [...livingStates, 'incomplete'] } }
  if ((await db.query(subscriptionUid).count({ where: living })) > 0) return true
  const orderId = { $in: orders.map(({ id }) => id) }
  const asked = { orderId, state: { $in: [...underway] } }
  return (await db.query(refundUid).count({ where: asked })) > 0
}

/** It was given up, and its page may be open still. */
const canBePaid = ({ state, sessionId, sessionExpiresAt }: OrderRow) =>
  state === 'failed' && !!sessionId && !!sessionExpiresAt && new Date(sessionExpiresAt) > now()

/** Refunds of the dashboard's, and questions of a bank, stand in no row of ours. */
async function isHeldAtStripe(orders: readonly OrderRow[]): Promise<boolean> {
  for (const { paymentIntentId } of orders) {
    if (!paymentIntentId) continue
    const payment = { payment_intent: paymentIntentId, limit: 100 }
    const refunds = await stripe().refunds.list(payment)
    if (refunds.data.some(({ status }) => returning.includes(status ?? ''))) return true
    const disputes = await stripe().disputes.list(payment)
    if (disputes.data.some(({ status }) => !decided.includes(status))) return true
  }
  return false
}
