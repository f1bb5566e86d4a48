import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { aboutOrder } from '../checkout/about-order'
import { fulfilSession } from '../fulfilment/fulfil-session'
import { refundOrder } from '../refunds/refund-order'
import { isRefundRefused } from '../refunds/request-stripe-refund'
import { endSubscription } from './end-subscription'
import { livingOf, livingStates, paidOrdersOf } from './subscription-row'
import { findAtStripe } from './sync-subscription'

type Living = { atStripe: Stripe.Subscription; order: OrderRow }

/**
 * If a user has several subscriptions, the first stays. Every later one raises an incident, is ended at once and
 * refunded (decision checkout-slots). Idempotent and safe when called concurrently. A later one with an unfinished
 * checkout is skipped: its next event calls this again.
 */
export async function cancelDuplicateSubscription(strapi: Core.Strapi, userId: number) {
  const [first, ...others] = await inOrder(strapi, userId)
  for (const { atStripe, order } of others) {
    const paid = await paidOrder(strapi, order)
    if (!first || !paid) continue
    const details = { order: paid.documentId, first: first.atStripe.id }
    await raiseIncident(strapi, {
      kind: 'secondSubscription',
      reference: atStripe.id,
      ...aboutOrder(paid),
      details,
    })
    // Refund first: a retry finds the subscription only while it is alive.
    await returnCharges(strapi, { stripeId: atStripe.id })
    await endSubscription(strapi, atStripe.id)
  }
}

/** The subscriptions alive at Stripe, oldest first; with the same second, by order. */
async function inOrder(strapi: Core.Strapi, userId: number): Promise<Living[]> {
  const rows = await livingOf(strapi, userId)
  if (rows.length < 2) return []
  const all = await Promise.all(rows.map(({ stripeId }) => find(strapi, stripeId)))
  return all
    .flatMap((one) => one ?? [])
    .sort((a, b) => a.atStripe.created - b.atStripe.created || a.order.id - b.order.id)
}

async function find(strapi: Core.Strapi, stripeId: string): Promise<Living | undefined> {
  const atStripe = await findAtStripe(stripeId)
  if (!atStripe || !livingStates.includes(atStripe.status)) return undefined
  const order = await findOrder(strapi, { documentId: atStripe.metadata.order ?? '' })
  return order && { atStripe, order }
}

async function paidOrder(strapi: Core.Strapi, { id, sessionId }: OrderRow) {
  if (sessionId) await fulfilSession(strapi, sessionId)
  const order = await findOrder(strapi, { id })
  return order?.paidAt ? order : undefined
}

/** Refunds refused by Stripe are left to the reviewer of the incident. */
async function returnCharges(strapi: Core.Strapi, second: { stripeId: string }) {
  const orders = await paidOrdersOf(strapi, second)
  for (const row of orders) {
    const { documentId: order } = row
    if (paidOf(row).amount === row.refundedAmount) continue
    try {
      await refundOrder(strapi, { order, key: `second:${order}` })
    } catch (error) {
      if (!isRefundRefused(error)) throw error
      strapi.log.error(`Order ${order} of a second subscription was not refunded.`)
    }
  }
}
