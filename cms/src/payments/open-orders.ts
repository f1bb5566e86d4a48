import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { findOrder, type OrderRow, orderUid } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { endOrder } from './end-order'
import { canHavePage } from './page-life'
import { holdersOf, type Places } from './places'
import { asAppError } from './stripe-failure'

/** A page that is about to close is no page to send somebody to. */
const leastOpenMs = 60_000

function isOpen(order: OrderRow): boolean {
  const { sessionExpiresAt, underwaySince } = order
  if (underwaySince) return false
  if (!sessionExpiresAt) return canHavePage(order, now())
  return new Date(sessionExpiresAt).getTime() - now().getTime() > leastOpenMs
}

/**
 * Ends one before another begins. Throws paymentUnderway while a bank has not said whether it pays, and when Stripe does
 * not answer: it may still be paid.
 */
async function putAway(strapi: Core.Strapi, order: OrderRow) {
  try {
    await endOrder(strapi, order)
  } catch (error) {
    strapi.log.error(`Order ${order.documentId} could not be ended: ${String(error)}`)
    throw asAppError(error)
  }
  const after = await findOrder(strapi, { id: order.id })
  if (after?.state === 'pending') throw new AppError('paymentUnderway')
}

/** The order that the same request opened, while its page is open; one that is over is put away (`putAway`). */
export async function findOpenOrder(strapi: Core.Strapi, dedupeKey: string) {
  const found: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { dedupeKey, state: 'pending' } })
  if (!found || isOpen(found)) return found ?? undefined
  await putAway(strapi, found)
  return undefined
}

type Wish = { user: UserRow | undefined; places: Places; key: string }

/**
 * Ends what the same person has begun and what has a place that the next order needs: its page closes at Stripe first,
 * and what was paid there at that moment is theirs. Throws what `putAway` does, and couponReserved for an order of an
 * account: whoever only types its address ends nothing there.
 */
export async function endOthers(strapi: Core.Strapi, { user, places, key }: Wish) {
  for (const order of await holdersOf(strapi, places, key)) {
    if (order.userId !== null && order.userId !== user?.id) throw new AppError('couponReserved')
    await putAway(strapi, order)
  }
}
