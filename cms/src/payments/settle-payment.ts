import type { Core } from '@strapi/strapi'
import { findOrder } from '../orders/order-row'
import { giveBack } from './give-back'
import { raiseIncident } from './incidents'
import { judgeDispute } from './judge-dispute'
import { orderOfPayment } from './order-of-payment'
import { moveRefund } from './refund-row'
import { stripe } from './stripe'

/**
 * What became of a payment: asks Stripe for its refunds and disputes, and brings the order to it. Money that
 * came without an order of ours raises an incident. Safe any number of times, at once and in any order.
 */
export async function settlePayment(strapi: Core.Strapi, paymentIntentId: string) {
  const order = await orderOfPayment(strapi, paymentIntentId)
  if (!order) return reportUnknown(strapi, paymentIntentId)
  const payment = { payment_intent: paymentIntentId, limit: 100 }
  const [refunds, disputes] = await Promise.all([
    stripe().refunds.list(payment),
    stripe().disputes.list(payment),
  ])
  const returned = refunds.data.filter(({ status }) => status === 'succeeded')
  const lost = disputes.data.filter(({ status }) => status === 'lost')
  const parts = [...returned, ...lost].map(({ id, amount }) => ({ id, amount }))
  const [dispute] = disputes.data
  if (dispute) await judgeDispute(strapi, order.id, dispute.status)
  await giveBack(strapi, order.id, parts)
  // A bank may refuse days later: what was on its way is left of the order again.
  const failed = refunds.data.filter(({ status }) => status === 'failed' || status === 'canceled')
  const stripeIds = { stripeId: { $in: failed.map(({ id }) => id) } }
  if (failed.length > 0) await moveRefund(strapi, stripeIds, ['done'], { state: 'refused' })
}

async function reportUnknown(strapi: Core.Strapi, paymentIntentId: string) {
  const { status, amount, currency } = await stripe().paymentIntents.retrieve(paymentIntentId)
  // It may have been fulfilled while we asked.
  if (status !== 'succeeded' || (await findOrder(strapi, { paymentIntentId }))) return
  const details = { amount, currency }
  await raiseIncident(strapi, { kind: 'moneyWithoutOrder', reference: paymentIntentId, details })
}
