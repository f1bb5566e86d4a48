import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { findOrder, type OrderRow, orderUid } from '../../orders/order-row'
import { instantOf, stripe } from '../stripe/stripe'
import { asAppError, isDefinite, isKeyInUse } from '../stripe/stripe-failure'
import { closeOrder } from './close-order'
import { createCheckoutSession } from './create-checkout-session'
import { expireSession } from './end-order'

/** In this process: concurrent clicks share one call to Stripe. */
const opening = new Map<number, Promise<string>>()

/** One retry for a deleted customer, one for a spent key, and one for a concurrent call. */
const mostTries = 4

/** The longest call of another process (stripe.ts), and the interval at which its result is checked. */
const patienceMs = 30_000
const pollIntervalMs = 250

/**
 * URL of the Checkout Session of an order. Throws checkoutReplaced if another payment ended the order meanwhile;
 * checkoutFailed after a definite refusal by Stripe, which closes the order; stripeBusy or stripeUnclear, which leave
 * it open: the next click uses the same idempotency key.
 */
export function openSession(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  const running = opening.get(order.id)
  if (running) return running
  const task = open(strapi, order).finally(() => opening.delete(order.id))
  opening.set(order.id, task)
  return task
}

async function open(strapi: Core.Strapi, { id }: OrderRow): Promise<string> {
  const patientUntil = now().getTime() + patienceMs
  let tries = 0
  while (tries < mostTries) {
    // A concurrent call, also of another process, may have stored the session by now, or closed the order.
    const order = await findOrder(strapi, { id })
    if (order?.state !== 'pending') throw refusalOfEnded(order)
    if (order.sessionUrl) return order.sessionUrl
    try {
      const session = await createCheckoutSession(strapi, order)
      if (session) return await storeSession(strapi, order, session)
      tries += 1
    } catch (error) {
      if (!isKeyInUse(error) || now().getTime() > patientUntil) {
        throw await closeIfRefused(strapi, order, error)
      }
      await pause(pollIntervalMs)
    }
  }
  throw new AppError('stripeUnclear')
}

/** If two processes created sessions under two keys, the order keeps the first, and the other is expired. */
async function storeSession(
  strapi: Core.Strapi,
  order: OrderRow,
  session: Stripe.Checkout.Session,
) {
  const { id: sessionId, url: sessionUrl } = session
  if (!sessionUrl) throw new AppError('checkoutFailed')
  const sessionExpiresAt = instantOf(session.expires_at).toISOString()
  await storeFirst(strapi, order, { sessionId, sessionUrl, sessionExpiresAt })
  const stored = await findOrder(strapi, { id: order.id })
  if (stored && stored.sessionId !== sessionId) await expireOther(strapi, sessionId)
  await requireStillOpen(strapi, order, stored)
  return stored?.sessionUrl ?? sessionUrl
}

/** Its URL was never returned: if expiring fails, the session ends on its own, and that of the order stays. */
async function expireOther(strapi: Core.Strapi, sessionId: string) {
  try {
    await stripe().checkout.sessions.expire(sessionId)
  } catch (error) {
    strapi.log.warn(
      `Session ${sessionId} could not be expired, and ends on its own: ${String(error)}`,
    )
  }
}

/** Also for a failed order: then the session must be expired, by `requireStillOpen` or by the reconciliation. */
const storeFirst = (
  { db }: Core.Strapi,
  { id }: OrderRow,
  data: Pick<OrderRow, 'sessionId' | 'sessionUrl' | 'sessionExpiresAt'>,
) =>
  db.query(orderUid).updateMany({
    where: { id, state: { $in: ['pending', 'failed'] }, sessionUrl: { $null: true } },
    data,
  })

/**
 * While Stripe created the session, the buyer may have been erased, or the order replaced: then the session is expired.
 */
async function requireStillOpen(
  strapi: Core.Strapi,
  { userId }: OrderRow,
  stored: OrderRow | undefined,
) {
  if (stored?.state === 'pending' && stored.userId === userId) return
  if (stored) await expireSession(strapi, stored)
  throw refusalOfEnded(stored?.userId === userId ? stored : undefined)
}

/** A failed order without a session was replaced by another one; if its buyer changed, its state is not disclosed. */
const refusalOfEnded = (order: OrderRow | undefined) =>
  new AppError(order?.state === 'failed' ? 'checkoutReplaced' : 'checkoutFailed')

/** An unclear result is not a refusal: the session may exist. */
async function closeIfRefused(strapi: Core.Strapi, order: OrderRow, error: unknown) {
  strapi.log.error(`No checkout for order ${order.documentId}: ${String(error)}`)
  if (error instanceof AppError || isDefinite(error)) await closeOrder(strapi, order)
  return asAppError(error)
}
