import type { Core } from '@strapi/strapi'
import { now } from '../../../platform/lib/clock'
import { findOrder } from '../../orders/order-row'
import { isOrphaned } from '../checkout/cancel-orphaned-orders'
import { canHaveSession } from '../checkout/checkout-session-life'
import { endOrder } from '../checkout/end-order'
import { fulfilInvoice } from './fulfil-invoice'
import { fulfilOrder } from './fulfil-order'
import { fulfilSession } from './fulfil-session'

/** Settles an order that should have progressed by now. */
export async function resyncOrder(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'paid') return fulfilOrder(strapi, order)
  if (order?.state !== 'pending') return
  if (order.invoiceId && order.kind === 'renewal') return fulfilInvoice(strapi, order.invoiceId)
  if (await isOrphaned(strapi, order)) return endOrder(strapi, order)
  if (order.sessionId) return fulfilSession(strapi, order.sessionId)
  // No session was created, so it cannot be paid.
  if (!canHaveSession(order, now())) await endOrder(strapi, order)
}
