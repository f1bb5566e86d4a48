import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { findOrder, moveOrder, type OrderRow, orderUid } from '../orders/order-row'
import { closeOrder } from './close-order'
import { fulfilSession } from './fulfil-session'
import { stripe } from './stripe'
import { isRefusal } from './stripe-failure'

/**
 * Ends an order that was begun: its page closes, and what it reserved is free again. If it was paid meanwhile,
 * Stripe refuses to close the page, and the order is fulfilled instead.
 */
export async function endOrder(strapi: Core.Strapi, order: OrderRow) {
  if (!order.sessionId) await closeOrder(strapi, order)
  // Another process may have got the page from Stripe after the order was read.
  const sessionId = order.sessionId ?? (await findOrder(strapi, { id: order.id }))?.sessionId
  if (!sessionId) return
  try {
    await stripe().checkout.sessions.expire(sessionId)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
  await fulfilSession(strapi, sessionId)
}

/** Orders of ours that were given up, whose pages Stripe may still have open: of a process that died, or a race. */
export const givenUpOrders = ({ db }: Core.Strapi): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: { state: 'failed', sessionId: { $notNull: true }, sessionExpiresAt: { $gt: now() } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

/** Closes the page of one of them; what was paid there is honoured. Once done it is looked at no more. */
export async function endPage(strapi: Core.Strapi, order: OrderRow) {
  await endOrder(strapi, order)
  await moveOrder(strapi, order, ['failed'], { sessionExpiresAt: now().toISOString() })
}

/** The same for whom the reconciliation found, unless it was paid meanwhile. */
export async function endGivenUpPage(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'failed') await endPage(strapi, order)
}
