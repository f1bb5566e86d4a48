import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { findOrder, moveOrder, type OrderRow } from '../orders/order-row'
import { askForPage } from './ask-for-page'
import { closeOrder } from './close-order'
import { endPage } from './end-order'
import { instantOf } from './stripe'
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

async function keepPage(strapi: Core.Strapi, order: OrderRow, session: Stripe.Checkout.Session) {
  const { id: sessionId, url: sessionUrl } = session
  if (!sessionUrl) throw new AppError('checkoutFailed')
  const sessionExpiresAt = instantOf(session.expires_at).toISOString()
  const page = { sessionId, sessionUrl, sessionExpiresAt }
  // Also of an order that is over: then the page has to be closed, by us or by the reconciliation.
  await moveOrder(strapi, order, ['pending', 'failed'], page)
  await requireWanted(strapi, order)
  return sessionUrl
}

/** Whoever asked for the page may have left, or begun another payment, while Stripe made it: then nobody may pay there. */
async function requireWanted(strapi: Core.Strapi, { id, userId }: OrderRow) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'pending' && order.userId === userId) return
  if (order) await endPage(strapi, order)
  throw new AppError('checkoutFailed')
}

/** An answer that is not clear is no refusal: the page may be there. */
async function giveUp(strapi: Core.Strapi, order: OrderRow, error: unknown) {
  strapi.log.error(`No checkout for order ${order.documentId}: ${String(error)}`)
  if (error instanceof AppError || isDefinite(error)) await closeOrder(strapi, order)
  return asAppError(error)
}
