import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { findOrder } from '../orders/order-row'
import { isNobodys } from './end-nobodys'
import { endOrder } from './end-order'
import { fulfilInvoice } from './fulfil-invoice'
import { fulfilOrder } from './fulfil-order'
import { fulfilSession } from './fulfil-session'
import { canHavePage } from './page-life'

/** Asks what became of an order that should have moved by now, and brings it there. */
export async function settleAgain(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.state === 'paid') return fulfilOrder(strapi, order)
  if (order?.state !== 'pending') return
  if (order.invoiceId && order.kind === 'renewal') return fulfilInvoice(strapi, order.invoiceId)
  if (await isNobodys(strapi, order)) return endOrder(strapi, order)
  if (order.sessionId) return fulfilSession(strapi, order.sessionId)
  // Its page was never made: nobody can pay it.
  if (!canHavePage(order, now())) await endOrder(strapi, order)
}
