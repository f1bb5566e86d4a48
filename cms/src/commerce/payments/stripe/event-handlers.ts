import type { Core } from '@strapi/strapi'
import { fulfilInvoice } from '../fulfilment/fulfil-invoice'
import { fulfilSession } from '../fulfilment/fulfil-session'
import { settlePayment } from '../fulfilment/settle-payment'
import { syncSubscription } from '../subscriptions/sync-subscription'
import { idOf, stripe } from './stripe'

/** Gets only the id of the event's object: the current state is fetched. */
type Handler = (strapi: Core.Strapi, objectId: string) => Promise<unknown>

const settleCharge: Handler = async (strapi, id) => {
  const paymentIntent = idOf((await stripe().charges.retrieve(id)).payment_intent)
  if (paymentIntent) await settlePayment(strapi, paymentIntent)
}

const settleRefund: Handler = async (strapi, id) => {
  const paymentIntent = idOf((await stripe().refunds.retrieve(id)).payment_intent)
  if (paymentIntent) await settlePayment(strapi, paymentIntent)
}

const settleDispute: Handler = async (strapi, id) => {
  const paymentIntent = idOf((await stripe().disputes.retrieve(id)).payment_intent)
  if (paymentIntent) await settlePayment(strapi, paymentIntent)
}

/** The handled events; others are only stored. */
export const eventHandlers: Readonly<Record<string, Handler>> = {
  'checkout.session.completed': fulfilSession,
  'checkout.session.async_payment_succeeded': fulfilSession,
  'checkout.session.async_payment_failed': fulfilSession,
  'checkout.session.expired': fulfilSession,
  'invoice.paid': fulfilInvoice,
  'invoice.payment_failed': fulfilInvoice,
  'customer.subscription.created': syncSubscription,
  'customer.subscription.updated': syncSubscription,
  'customer.subscription.deleted': syncSubscription,
  'payment_intent.succeeded': settlePayment,
  'charge.refunded': settleCharge,
  'refund.created': settleRefund,
  'refund.updated': settleRefund,
  'refund.failed': settleRefund,
  'charge.dispute.created': settleDispute,
  'charge.dispute.updated': settleDispute,
  'charge.dispute.closed': settleDispute,
  'charge.dispute.funds_reinstated': settleDispute,
}
