import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { now } from '../../../platform/lib/clock'
import { addTask } from '../../../platform/tasks/add-task'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { orderOfPayment } from '../checkout/order-of-payment'
import { evaluateReversals } from '../refunds/evaluate-reversals'
import { raiseReversalIncidents } from '../refunds/raise-reversal-incidents'
import { moveRefund } from '../refunds/refund-row'
import { syncRefunds } from '../refunds/sync-refunds'
import { stripe } from '../stripe/stripe'
import { fulfilOrder } from './fulfil-order'

/** Other processes may settle the same payment at the same time. */
const mostTries = 8

/** Stripe may report the payment before its checkout is complete; the rest follows within seconds. */
const patienceMs = 10 * 60_000

/**
 * Settles a payment: reads its refunds and disputes from Stripe, and applies them to the order. A payment without a
 * known order is checked again after ten minutes. Idempotent, and safe when called concurrently and in any order.
 */
export async function settlePayment(strapi: Core.Strapi, paymentIntentId: string) {
  if (await settleKnown(strapi, paymentIntentId)) return
  const dueAt = new Date(now().getTime() + patienceMs)
  const payload = { payment: paymentIntentId }
  await addTask(strapi, { kind: 'findOrder', about: paymentIntentId, payload, dueAt })
}

/** The second check: a payment that still has no order raises an incident. */
export async function settleLate(strapi: Core.Strapi, paymentIntentId: string) {
  if (!(await settleKnown(strapi, paymentIntentId))) await reportUnknown(strapi, paymentIntentId)
}

async function settleKnown(strapi: Core.Strapi, paymentIntentId: string): Promise<boolean> {
  const order = await orderOfPayment(strapi, paymentIntentId)
  if (!order) return false
  // Fulfil first, so that what it grants can be suspended or revoked.
  if (order.state === 'paid') await fulfilOrder(strapi, order)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await findOrder(strapi, { id: order.id })
    if (!known || (await settle(strapi, known, paymentIntentId))) return true
  }
  throw new Error(`Payment ${paymentIntentId} was changed by others ${mostTries} times; giving up.`)
}

async function settle(strapi: Core.Strapi, order: OrderRow, payment_intent: string) {
  const payment = { payment_intent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe().refunds.list(payment),
    stripe().disputes.list(payment),
  ])
  const money = evaluateReversals({ refunds: refunds.data, disputes: disputes.data })
  if (!(await syncRefunds(strapi, order, money))) return false
  await raiseReversalIncidents(strapi, order, { refunds: refunds.data, disputes: disputes.data })
  // A bank may refuse a refund days later: its amount becomes refundable again.
  const failed = refunds.data.filter(({ status }) => status === 'failed' || status === 'canceled')
  const stripeIds = { stripeId: { $in: failed.map(({ id }) => id) } }
  if (failed.length > 0)
    await moveRefund(strapi, stripeIds, ['done', 'counted'], { state: 'refused' })
  return true
}

async function reportUnknown(strapi: Core.Strapi, paymentIntentId: string) {
  const { status, amount, currency } = await stripe().paymentIntents.retrieve(paymentIntentId)
  // It may have been fulfilled during the calls to Stripe.
  if (status !== 'succeeded' || (await findOrder(strapi, { paymentIntentId }))) return
  await raiseIncident(strapi, {
    kind: 'moneyWithoutOrder',
    reference: paymentIntentId,
    facts: { amount: { amount, currency } },
    details: { amount, currency },
  })
}
