import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { closeOrder } from '../checkout/close-order'
import { followBankPayment } from '../checkout/follow-bank-payment'
import { idOf, stripe } from '../stripe/stripe'
import { isGone } from '../stripe/stripe-failure'
import { syncSubscription } from '../subscriptions/sync-subscription'
import { fulfilOrder } from './fulfil-order'
import { paymentOfInvoice, periodOfInvoice } from './invoice-facts'
import { settleOrder } from './settle-order'

const expand = ['invoice.payments', 'payment_intent']

/**
 * Applies the state of a Checkout Session: reads it from Stripe, and fulfils a paid order, closes an expired one,
 * leaves an open one. Idempotent and safe when called concurrently; called by the webhook, the return page and the
 * reconciliation. A payment without an order of ours raises an incident.
 */
export async function fulfilSession(strapi: Core.Strapi, sessionId: string) {
  const session = await findSession(sessionId)
  if (!session) return closeUnknown(strapi, sessionId)
  const order = await orderOf(strapi, session)
  if (order) return applyState(strapi, order, session)
  if (session.status !== 'complete' || session.payment_status === 'unpaid') return
  const { id: reference, amount_total: amount, currency } = session
  const facts = { amount: { amount, currency } }
  await raiseIncident(strapi, { kind: 'moneyWithoutOrder', reference, facts })
}

async function applyState(strapi: Core.Strapi, order: OrderRow, session: Stripe.Checkout.Session) {
  if (session.status === 'expired') await closeOrder(strapi, order)
  if (session.status !== 'complete') return
  if (session.payment_status === 'unpaid') return followBankPayment(strapi, order, session)
  // Before the order releases its unique keys, so that a concurrent purchase finds either the order or the
  // subscription.
  const subscription = idOf(session.subscription)
  if (subscription) await syncSubscription(strapi, subscription)
  await settleOrder(strapi, order, factsOf(session))
  await fulfilOrder(strapi, order)
}

async function findSession(id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe().checkout.sessions.retrieve(id, { expand })
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** A session unknown to Stripe, of another Stripe account, cannot be paid. */
async function closeUnknown(strapi: Core.Strapi, sessionId: string) {
  const order = await findOrder(strapi, { sessionId })
  if (order) await closeOrder(strapi, order)
}

async function orderOf(strapi: Core.Strapi, session: Stripe.Checkout.Session) {
  const documentId = session.client_reference_id
  const order = documentId ? await findOrder(strapi, { documentId }) : undefined
  // A session that refers to our order but was not created by us is ignored.
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
