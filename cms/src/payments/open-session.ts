import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { findOrder, type OrderRow, orderUid } from '../orders/order-row'
import { askForPage } from './ask-for-page'
import { closeOrder } from './close-order'
import { endPage } from './end-order'
import { instantOf, stripe } from './stripe'
import { asAppError, isDefinite, isKeyInUse } from './stripe-failure'

/** Of this process: twenty clicks wait for one answer of Stripe's. */
const opening = new Map<number, Promise<string>>()

/** A customer and a key that were spent, each once, and once more for whoever was at it at the same moment. */
const mostTries = 4

/** As long as a call of another process may last (stripe.ts), and how often we look whether it is over. */
const patienceMs = 30_000
const lookEveryMs = 250

/**
 * The address of Stripe's page for an order. Throws checkoutFailed after Stripe's definite refusal, and the order is
 * closed then; stripeBusy or stripeUnclear leave it open: the next click asks under the same key.
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
    // A twin, of this process or another, may have got the page by now, or have given it up.
    const order = await findOrder(strapi, { id })
    if (order?.state !== 'pending') throw new AppError('checkoutFailed')
    if (order.sessionUrl) return order.sessionUrl
    try {
      const session = await askForPage(strapi, order)
      if (session) return await keepPage(strapi, order, session)
      tries += 1
    } catch (error) {
      if (!isKeyInUse(error) || now().getTime() > patientUntil) {
        throw await giveUp(strapi, order, error)
      }
      await pause(lookEveryMs)
    }
  }
  throw new AppError('stripeUnclear')
}

/** Of two pages, which two processes got under two keys, the order has the first, and the other closes. */
async function keepPage(strapi: Core.Strapi, order: OrderRow, session: Stripe.Checkout.Session) {
  const { id: sessionId, url: sessionUrl } = session
  if (!sessionUrl) throw new AppError('checkoutFailed')
  const sessionExpiresAt = instantOf(session.expires_at).toISOString()
  await keepFirst(strapi, order, { sessionId, sessionUrl, sessionExpiresAt })
  const kept = await findOrder(strapi, { id: order.id })
  if (kept && kept.sessionId !== sessionId) await closeOther(strapi, sessionId)
  await requireWanted(strapi, order, kept)
  return kept?.sessionUrl ?? sessionUrl
}

/** Nobody has its address: should Stripe not close it, it ends by itself, and the order's own page stays. */
async function closeOther(strapi: Core.Strapi, sessionId: string) {
  try {
    await stripe().checkout.sessions.expire(sessionId)
  } catch (error) {
    strapi.log.warn(`Page ${sessionId} is left to end by itself: ${String(error)}`)
  }
}

/** Also of an order that is over: then the page has to be closed, by us or by the reconciliation. */
const keepFirst = (
  { db }: Core.Strapi,
  { id }: OrderRow,
  data: Pick<OrderRow, 'sessionId' | 'sessionUrl' | 'sessionExpiresAt'>,
) =>
  db.query(orderUid).updateMany({
    where: { id, state: { $in: ['pending', 'failed'] }, sessionUrl: { $null: true } },
    data,
  })

/** Whoever asked for the page may have left, or begun another payment, while Stripe made it: then nobody may pay there. */
async function requireWanted(
  strapi: Core.Strapi,
  { userId }: OrderRow,
  kept: OrderRow | undefined,
) {
  if (kept?.state === 'pending' && kept.userId === userId) return
  if (kept) await endPage(strapi, kept)
  throw new AppError('checkoutFailed')
}

/** An answer that is not clear is no refusal: the page may be there. */
async function giveUp(strapi: Core.Strapi, order: OrderRow, error: unknown) {
  strapi.log.error(`No checkout for order ${order.documentId}: ${String(error)}`)
  if (error instanceof AppError || isDefinite(error)) await closeOrder(strapi, order)
  return asAppError(error)
}
