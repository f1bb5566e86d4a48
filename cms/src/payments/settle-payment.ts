import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { now } from '../lib/clock'
import { findOrder, type OrderRow } from '../orders/order-row'
import { addTask } from '../tasks/add-task'
import { fulfilOrder } from './fulfil-order'
import { giveBack } from './give-back'
import { judgeMoney } from './judge-money'
import { orderOfPayment } from './order-of-payment'
import { raiseTrouble } from './raise-trouble'
import { moveRefund } from './refund-row'
import { stripe } from './stripe'

/** Other processes settle the same payment now and then. */
const mostTries = 8

/** Stripe tells of the money before its checkout is through; then all of it is there within seconds. */
const patienceMs = 10 * 60_000

/**
 * What became of a payment: asks Stripe for its refunds and disputes, and brings the order to it. Money whose order is
 * not known is looked at once more in ten minutes. Safe any number of times, at once and in any order.
 */
export async function settlePayment(strapi: Core.Strapi, paymentIntentId: string) {
  if (await settleKnown(strapi, paymentIntentId)) return
  const dueAt = new Date(now().getTime() + patienceMs)
  const payload = { payment: paymentIntentId }
  await addTask(strapi, { kind: 'findOrder', about: paymentIntentId, payload, dueAt })
}

/** The same once that time is over: money that still has no order of ours raises an incident. */
export async function settleLate(strapi: Core.Strapi, paymentIntentId: string) {
  if (!(await settleKnown(strapi, paymentIntentId))) await reportUnknown(strapi, paymentIntentId)
}

async function settleKnown(strapi: Core.Strapi, paymentIntentId: string): Promise<boolean> {
  const order = await orderOfPayment(strapi, paymentIntentId)
  if (!order) return false
  // What it brings comes first, so that it can rest or end.
  if (order.state === 'paid') await fulfilOrder(strapi, order)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = await findOrder(strapi, { id: order.id })
    if (!known || (await settle(strapi, known, paymentIntentId))) return true
  }
  throw new Error(`Payment ${paymentIntentId} is being settled by others all the time.`)
}

async function settle(strapi: Core.Strapi, order: OrderRow, payment_intent: string) {
  const payment = { payment_intent, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe().refunds.list(payment),
    stripe().disputes.list(payment),
  ])
  const money = judgeMoney({ refunds: refunds.data, disputes: disputes.data })
  if (!(await giveBack(strapi, order, money))) return false
  await raiseTrouble(strapi, order, { refunds: refunds.data, disputes: disputes.data })
  // A bank may refuse days later: what was on its way is left of the order again.
  const failed = refunds.data.filter(({ status }) => status === 'failed' || status === 'canceled')
  const stripeIds = { stripeId: { $in: failed.map(({ id }) => id) } }
  if (failed.length > 0)
    await moveRefund(strapi, stripeIds, ['done', 'counted'], { state: 'refused' })
  return true
}

async function reportUnknown(strapi: Core.Strapi, paymentIntentId: string) {
  const { status, amount, currency } = await stripe().paymentIntents.retrieve(paymentIntentId)
  // It may have been fulfilled while we asked.
  if (status !== 'succeeded' || (await findOrder(strapi, { paymentIntentId }))) return
  await raiseIncident(strapi, {
    kind: 'moneyWithoutOrder',
    reference: paymentIntentId,
    facts: { amount: { amount, currency } },
    details: { amount, currency },
  })
}
