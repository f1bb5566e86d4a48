import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { findOrder } from '../orders/order-row'
import { closeOrder } from './close-order'
import { fulfilOrder } from './fulfil-order'
import { raiseIncident } from './incidents'
import { paymentOfInvoice, periodOfInvoice } from './invoice-facts'
import { settleOrder } from './settle-order'
import { idOf, stripe } from './stripe'
import { syncSubscription } from './sync-subscription'

const expand = ['invoice.payments', 'payment_intent']

/**
 * What became of a checkout session: asks Stripe, and fulfils what is paid, closes what is over, leaves what
 * is open. Safe any number of times and at once; the webhook, the return page and the reconciliation come
 * here. Money for a session of no order of ours raises an incident.
 */
export async function fulfilSession(strapi: Core.Strapi, sessionId: string) {
  const session = await stripe().checkout.sessions.retrieve(sessionId, { expand })
  const order = await orderOf(strapi, session)
  if (session.status === 'expired') return order && closeOrder(strapi, order)
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return
  if (!order) {
    await raiseIncident(strapi, { kind: 'moneyWithoutOrder', reference: session.id })
    return
  }
  await settleOrder(strapi, order, factsOf(session))
  await fulfilOrder(strapi, order)
  const subscription = idOf(session.subscription)
  if (subscription) await syncSubscription(strapi, subscription)
}

async function orderOf(strapi: Core.Strapi, session: Stripe.Checkout.Session) {
  const documentId = session.client_reference_id
  const order = documentId ? await findOrder(strapi, { documentId }) : undefined
  // A page that somebody else made in our name is no page of ours.
  const isOther = order?.sessionId && order.sessionId !== session.id
  return isOther ? undefined : order
}

function factsOf(session: Stripe.Checkout.Session) {
  const { invoice } = session
  const ofInvoice = invoice && typeof invoice !== 'string' ? invoice : undefined
  return {
    amount: session.amount_total,
    currency: session.currency,
    sessionId: session.id,
    subscriptionId: idOf(session.subscription),
    invoiceId: ofInvoice?.id ?? null,
    paymentIntentId:
      idOf(session.payment_intent) ?? (ofInvoice ? paymentOfInvoice(ofInvoice) : null),
    ...(ofInvoice && periodOfInvoice(ofInvoice)),
  } satisfies Parameters<typeof settleOrder>[2]
}
