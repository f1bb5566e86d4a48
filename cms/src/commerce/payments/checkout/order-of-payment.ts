import type { Core } from '@strapi/strapi'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { fulfilInvoice } from '../fulfilment/fulfil-invoice'
import { fulfilSession } from '../fulfilment/fulfil-session'
import { idOf, stripe } from '../stripe/stripe'

/**
 * The order of a Stripe payment. An event may arrive before the order is known to be paid: then it is fulfilled first.
 * undefined for a payment without an order of ours.
 */
export async function orderOfPayment(
  strapi: Core.Strapi,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const known = await findOrder(strapi, { paymentIntentId })
  if (known) return known
  await fulfilWhatItPaid(strapi, paymentIntentId)
  return findOrder(strapi, { paymentIntentId })
}

async function fulfilWhatItPaid(strapi: Core.Strapi, payment_intent: string) {
  const { metadata } = await stripe().paymentIntents.retrieve(payment_intent)
  const order = metadata.order ? await findOrder(strapi, { documentId: metadata.order }) : undefined
  if (order?.sessionId) return fulfilSession(strapi, order.sessionId)
  const { data } = await stripe().invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    limit: 1,
  })
  const invoiceId = idOf(data[0]?.invoice)
  if (invoiceId) await fulfilInvoice(strapi, invoiceId)
}
