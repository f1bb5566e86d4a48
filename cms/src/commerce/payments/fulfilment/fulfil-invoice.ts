import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { findOrder } from '../../orders/order-row'
import { stripe } from '../stripe/stripe'
import { notifyFailedCharge } from '../subscriptions/notify-failed-charge'
import { openRenewal } from '../subscriptions/open-renewal'
import { findSubscription } from '../subscriptions/subscription-row'
import { syncSubscription } from '../subscriptions/sync-subscription'
import { fulfilOrder } from './fulfil-order'
import { fulfilSession } from './fulfil-session'
import { paymentOfInvoice, periodOfInvoice, subscriptionOfInvoice } from './invoice-facts'
import { settleOrder } from './settle-order'

/**
 * Handles an invoice by its state at Stripe. A paid one of a subscription is a renewal with an order of its own, once;
 * the first one belongs to the checkout. Idempotent and safe when called concurrently.
 */
export async function fulfilInvoice(strapi: Core.Strapi, invoiceId: string) {
  const invoice = await stripe().invoices.retrieve(invoiceId, { expand: ['payments'] })
  const subscriptionId = subscriptionOfInvoice(invoice)
  if (!subscriptionId) return reportUnknown(strapi, invoice)
  if (invoice.billing_reason === 'subscription_create') return fulfilFirst(strapi, subscriptionId)
  await syncSubscription(strapi, subscriptionId)
  const subscription = await findSubscription(strapi, subscriptionId)
  if (!subscription) return reportUnknown(strapi, invoice)
  if (invoice.status !== 'paid') return notifyFailedCharge(strapi, { subscription, invoice })
  // A deferred period costs nothing and grants nothing. An invoice fully paid by a coupon grants everything.
  if (invoice.subtotal === 0) return
  const order = await openRenewal(strapi, { subscription, invoice })
  await settleOrder(strapi, order, {
    amount: invoice.amount_paid,
    currency: invoice.currency,
    subscriptionId,
    invoiceId,
    paymentIntentId: paymentOfInvoice(invoice),
    ...periodOfInvoice(invoice),
  })
  await fulfilOrder(strapi, order)
}

async function reportUnknown(strapi: Core.Strapi, invoice: Stripe.Invoice) {
  const { id: reference, status, amount_paid: amount, currency } = invoice
  if (status !== 'paid' || amount === 0 || !reference) return
  const facts = { amount: { amount, currency } }
  await raiseIncident(strapi, { kind: 'moneyWithoutOrder', reference, facts })
}

/** The first charge of a subscription was made by a Checkout Session of ours. */
async function fulfilFirst(strapi: Core.Strapi, subscription: string) {
  const { metadata } = await stripe().subscriptions.retrieve(subscription)
  const order = metadata.order ? await findOrder(strapi, { documentId: metadata.order }) : undefined
  const sessionId = order?.sessionId ?? (await sessionOf(subscription))
  if (sessionId) await fulfilSession(strapi, sessionId)
  else await raiseIncident(strapi, { kind: 'moneyWithoutOrder', reference: subscription })
}

/** For an order without a stored session: the cms stopped between Stripe's response and its own write. */
async function sessionOf(subscription: string): Promise<string | undefined> {
  const { data } = await stripe().checkout.sessions.list({ subscription, limit: 1 })
  return data[0]?.id
}
