import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { pendingStates, refundUid } from '../refunds/refund-row'
import { livingStates, subscriptionUid } from '../subscriptions/subscription-row'
import { stripe } from './stripe'
import { isGone } from './stripe-failure'

/** States of an order that is still in progress or needs review. */
const unsettled: readonly string[] = ['pending', 'paid', 'review', 'disputed']

/** Stripe's states of a closed dispute or inquiry. */
const decided: readonly string[] = ['won', 'lost', 'prevented', 'warning_closed']

/** Stripe's states of a pending refund. */
const returning: readonly string[] = ['pending', 'requires_action']

/**
 * Deletes the Stripe customer of an erased user, unless something needs it: a running subscription, a payable session,
 * an unsettled order, a dispute or a pending refund. Otherwise it is retried the next night. Idempotent; a customer
 * unknown to Stripe counts as deleted.
 */
export async function deleteCustomer(strapi: Core.Strapi, customer: string) {
  const orders: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { customerId: customer } })
  if ((await isNeeded(strapi, customer, orders)) || (await isNeededAtStripe(orders))) return
  try {
    await stripe().customers.del(customer)
  } catch (error) {
    if (!isGone(error)) throw error
  }
  const where = { customerId: customer }
  await strapi.db.query(orderUid).updateMany({ where, data: { customerId: null } })
}

/** Whether one of our records needs the customer. */
async function isNeeded(
  { db }: Core.Strapi,
  customerId: string,
  orders: readonly OrderRow[],
): Promise<boolean> {
  if (orders.some((order) => unsettled.includes(order.state) || canBePaid(order))) return true
  const living = { customerId, status: { $in: [...livingStates, 'incomplete'] } }
  if ((await db.query(subscriptionUid).count({ where: living })) > 0) return true
  const orderId = { $in: orders.map(({ id }) => id) }
  const pendingRefunds = { orderId, state: { $in: [...pendingStates] } }
  return (await db.query(refundUid).count({ where: pendingRefunds })) > 0
}

/** Abandoned, but its session may still be open. */
const canBePaid = ({ state, sessionId, sessionExpiresAt }: OrderRow) =>
  state === 'failed' && !!sessionId && !!sessionExpiresAt && new Date(sessionExpiresAt) > now()

/** Refunds made in the dashboard and inquiries of a bank are not in our tables. */
async function isNeededAtStripe(orders: readonly OrderRow[]): Promise<boolean> {
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
