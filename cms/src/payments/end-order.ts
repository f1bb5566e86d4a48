import type { Core } from '@strapi/strapi'
import Stripe from 'stripe'
import type { OrderRow } from '../orders/order-row'
import { closeOrder } from './close-order'
import { fulfilSession } from './fulfil-session'
import { stripe } from './stripe'

/**
 * Ends an order that was begun: its page closes, and what it reserved is free again. If it was paid meanwhile,
 * Stripe refuses to close the page, and the order is fulfilled instead.
 */
export async function endOrder(strapi: Core.Strapi, order: OrderRow) {
  if (!order.sessionId) return closeOrder(strapi, order)
  try {
    await stripe().checkout.sessions.expire(order.sessionId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  await fulfilSession(strapi, order.sessionId)
}
