import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { findOrder, moveOrder, type OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { closeOrder } from './close-order'
import { endPage } from './end-order'
import { ensureCustomer } from './ensure-customer'
import { sessionParams } from './session-params'
import { instantOf, stripe } from './stripe'

/** Of this process: twenty clicks wait for one answer of Stripe's. */
const opening = new Map<number, Promise<string>>()

/** The address of Stripe's page for an order. Throws checkoutFailed; the order is closed then. */
export function openSession(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  const running = opening.get(order.id)
  if (running) return running
  const task = create(strapi, order).finally(() => opening.delete(order.id))
  opening.set(order.id, task)
  return task
}

async function create(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  // Whoever waited for the transaction of a twin may come when the page is there already.
  const known = await findOrder(strapi, { id: order.id })
  if (known?.sessionUrl && known.state === 'pending') return known.sessionUrl
  try {
    const session = await ask(strapi, order)
    const { id: sessionId, url: sessionUrl } = session
    if (!sessionUrl) throw new AppError('checkoutFailed')
    const sessionExpiresAt = instantOf(session.expires_at).toISOString()
    const page = { sessionId, sessionUrl, sessionExpiresAt }
    // Also of an order that is over: then the page has to be closed, by us or by the reconciliation.
    await moveOrder(strapi, order, ['pending', 'failed'], page)
    await requireWanted(strapi, order)
    return sessionUrl
  } catch (error) {
    strapi.log.error(`No checkout for order ${order.documentId}: ${String(error)}`)
    await closeOrder(strapi, order)
    throw new AppError('checkoutFailed')
  }
}

/** Whoever asked for the page may have left, or begun another payment, while Stripe made it: then nobody may pay there. */
async function requireWanted(strapi: Core.Strapi, { id, userId }: OrderRow) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'pending' && order.userId === userId) return
  if (order) await endPage(strapi, order)
  throw new AppError('checkoutFailed')
}

async function ask(strapi: Core.Strapi, order: OrderRow): Promise<Stripe.Checkout.Session> {
  const user = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const customer = user && (await ensureCustomer(strapi, user))
  const params = await sessionParams(strapi, order, customer)
  // The same key again leads to the same page, also for another process.
  return stripe().checkout.sessions.create(params, {
    idempotencyKey: `checkout:${order.documentId}`,
  })
}
