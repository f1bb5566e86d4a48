import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { findOrder, type OrderRow, orderUid } from '../../orders/order-row'
import { asAppError } from '../stripe/stripe-failure'
import { canHaveSession } from './checkout-session-life'
import { type CheckoutSlots, slotHoldersOf } from './checkout-slots'
import { endOrder } from './end-order'

/** Minimum remaining lifetime of a session to redirect a buyer to. */
const leastOpenMs = 60_000

function isOpen(order: OrderRow): boolean {
  const { sessionExpiresAt, underwaySince } = order
  if (underwaySince) return false
  if (!sessionExpiresAt) return canHaveSession(order, now())
  return new Date(sessionExpiresAt).getTime() - now().getTime() > leastOpenMs
}

/**
 * Ends an order before another one is created. Throws paymentProcessing while a delayed payment is pending, and the
 * errors of `asAppError` if a call to Stripe fails, because the order may still be paid.
 */
async function endUnpaid(strapi: Core.Strapi, order: OrderRow) {
  try {
    await endOrder(strapi, order)
  } catch (error) {
    strapi.log.error(`Order ${order.documentId} could not be ended: ${String(error)}`)
    throw asAppError(error)
  }
  const after = await findOrder(strapi, { id: order.id })
  if (after?.state === 'pending') throw new AppError('paymentProcessing')
}

/** The order of an identical request, while its session is open; an expired one is ended (`endUnpaid`). */
export async function findOpenOrder(strapi: Core.Strapi, dedupeKey: string) {
  const found: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { dedupeKey, state: 'pending' } })
  if (!found || isOpen(found)) return found ?? undefined
  await endUnpaid(strapi, found)
  return undefined
}

type NextOrder = { user: UserRow | undefined; slots: CheckoutSlots; key: string }

/**
 * Ends unfinished orders that hold a unique key the next order needs: their sessions are expired at Stripe first. An
 * order that is paid at that moment is fulfilled. Throws the errors of `endUnpaid`, and couponReserved for an order of
 * an account: entering its e-mail address is not enough to end it.
 */
export async function endOthers(strapi: Core.Strapi, { user, slots, key }: NextOrder) {
  for (const order of await slotHoldersOf(strapi, slots, key)) {
    if (order.userId !== null && order.userId !== user?.id) throw new AppError('couponReserved')
    await endUnpaid(strapi, order)
  }
}
