import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { now } from '../lib/clock'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { closeOrder } from './close-order'
import { endSubscription } from './end-subscription'
import { openPaymentOf } from './invoice-facts'
import { idOf, stripe } from './stripe'
import { tellOfUnpaid } from './tell-of-unpaid'

/** Whether the money of a page that is complete comes no more; else it may still. */
export const comesNoMore = (status: Stripe.PaymentIntent.Status) =>
  status === 'requires_payment_method' || status === 'canceled'

/**
 * The buyer is through with the page, and their bank pays days later, or does not. What is on its way is waited for, and
 * nothing else is sold in its place; what failed ends with a letter, and can be bought again at once.
 */
export async function followBank(
  strapi: Core.Strapi,
  order: OrderRow,
  session: Stripe.Checkout.Session,
) {
  const payment = await paymentOf(session)
  if (payment && comesNoMore(payment.status)) return endUnpaid(strapi, order, session)
  if (order.underwaySince) return
  await moveOrder(strapi, order, ['pending'], { underwaySince: now().toISOString() })
}

/** Of a subscription the session names the invoice, not the money behind it. */
async function paymentOf({ payment_intent, invoice }: Stripe.Checkout.Session) {
  if (payment_intent && typeof payment_intent !== 'string') return payment_intent
  const id = invoice && typeof invoice !== 'string' ? openPaymentOf(invoice) : null
  return id ? stripe().paymentIntents.retrieve(id) : undefined
}

async function endUnpaid(
  strapi: Core.Strapi,
  order: OrderRow,
  { id, subscription }: Stripe.Checkout.Session,
) {
  // Stripe would go on asking for its first charge.
  const subscriptionId = idOf(subscription)
  if (subscriptionId) await endSubscription(strapi, subscriptionId)
  await strapi.db.transaction(async () => {
    if (await closeOrder(strapi, order)) await tellOfUnpaid(strapi, order, id)
  })
}
