import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { findOrder, moveOrder, type OrderRow, orderUid } from '../../orders/order-row'
import { fulfilSession } from '../fulfilment/fulfil-session'
import { stripe } from '../stripe/stripe'
import { isRefusal } from '../stripe/stripe-failure'
import { closeOrder } from './close-order'

/**
 * Ends an unfinished order: expires its session, and releases what it reserved. If it was paid meanwhile, Stripe
 * refuses to expire the session, and the order is fulfilled instead.
 */
export async function endOrder(strapi: Core.Strapi, order: OrderRow) {
  if (!order.sessionId) await closeOrder(strapi, order)
  // Another process may have stored the session after the order was read.
  const sessionId = order.sessionId ?? (await findOrder(strapi, { id: order.id }))?.sessionId
  if (!sessionId) return
  try {
    await stripe().checkout.sessions.expire(sessionId)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  await fulfilSession(strapi, sessionId)
}

/** Failed orders with a session that may still be open at Stripe: after a crash, or a race. */
export const abandonedOrders = ({ db }: Core.Strapi): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: { state: 'failed', sessionId: { $notNull: true }, sessionExpiresAt: { $gt: now() } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

/** Expires the session of one of them, or fulfils the order if it was paid. Marks it as checked. */
export async function expireSession(strapi: Core.Strapi, order: OrderRow) {
  await endOrder(strapi, order)
  await moveOrder(strapi, order, ['failed'], { sessionExpiresAt: now().toISOString() })
}

/** The same for an order found by the reconciliation, unless it was paid meanwhile. */
export async function expireAbandonedSession(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'failed') await expireSession(strapi, order)
}
