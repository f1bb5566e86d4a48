import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../incidents/raise-incident'
import { AppError } from '../lib/app-error'
import { findOrder, type OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { aboutOrder } from './about-order'
import { endSubscription } from './end-subscription'
import { fulfilSession } from './fulfil-session'
import { refundOrder } from './refund-order'
import { livingOf, livingStates, paidOrdersOf } from './subscription-row'
import { findAtStripe } from './sync-subscription'

type Living = { told: Stripe.Subscription; order: OrderRow }

/**
 * Whoever has two subscriptions after all keeps the first; every later one is an incident, ends at once, and what was
 * paid for it goes back (decision 133). Safe twice and at once. One whose checkout is not through waits for it: what is
 * heard of that asks for this again.
 */
export async function endSecond(strapi: Core.Strapi, userId: number) {
  const [first, ...others] = await inOrder(strapi, userId)
  for (const { told, order } of others) {
    const paid = await paidOrder(strapi, order)
    if (!first || !paid) continue
    const details = { order: paid.documentId, first: first.told.id }
    await raiseIncident(strapi, {
      kind: 'secondSubscription',
      reference: told.id,
      ...aboutOrder(paid),
      details,
    })
    // Whoever tries again finds it while it lives.
    await returnCharges(strapi, { stripeId: told.id })
    await endSubscription(strapi, told.id)
  }
}

/** Those that live at Stripe, the first one first; of two in one second that of the first order. */
async function inOrder(strapi: Core.Strapi, userId: number): Promise<Living[]> {
  const rows = await livingOf(strapi, userId)
  if (rows.length < 2) return []
  const all = await Promise.all(rows.map(({ stripeId }) => find(strapi, stripeId)))
  return all
    .flatMap((one) => one ?? [])
    .sort((a, b) => a.told.created - b.told.created || a.order.id - b.order.id)
}

async function find(strapi: Core.Strapi, stripeId: string): Promise<Living | undefined> {
  const told = await findAtStripe(stripeId)
  if (!told || !livingStates.includes(told.status)) return undefined
  const order = await findOrder(strapi, { documentId: told.metadata.order ?? '' })
  return order && { told, order }
}

async function paidOrder(strapi: Core.Strapi, { id, sessionId }: OrderRow) {
  if (sessionId) await fulfilSession(strapi, sessionId)
  const order = await findOrder(strapi, { id })
  return order?.paidAt ? order : undefined
}

/** What Stripe refuses is for people to see, whom the incident brings. */
async function returnCharges(strapi: Core.Strapi, second: { stripeId: string }) {
  const orders = await paidOrdersOf(strapi, second)
  for (const row of orders) {
    const { documentId: order } = row
    if (paidOf(row).amount === row.refundedAmount) continue
    try {
      await refundOrder(strapi, { order, key: `second-${order}` })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'orderNotRefundable') throw error
      strapi.log.error(`Order ${order} of a second subscription was not refunded.`)
    }
  }
}
