import { type OrderState, orderedFacts, type PaymentStatus, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findAnalysis } from '../analyses/analysis-row'
import { AppError } from '../lib/app-error'
import { findOrder, type OrderRow } from '../orders/order-row'
import { receiptUid } from '../receipts/issue-receipt'
import { findUser, type UserRow } from '../users/user-row'
import { aftermathOfOrders } from './aftermath-of-orders'
import { fulfilOrder } from './fulfil-order'
import { fulfilSession } from './fulfil-session'
import { outlookOf } from './outlook'
import { findLiving } from './subscription-row'

const stateOf = {
  pending: 'pending',
  paid: 'pending',
  fulfilled: 'paid',
  refunded: 'refunded',
  disputed: 'paid',
  failed: 'failed',
  review: 'review',
} as const satisfies Record<OrderState, PaymentStatus['state']>

type Question = { session: string; user: UserRow | undefined }

/**
 * What the return page is told. What Stripe has been paid is fulfilled first; when Stripe is silent, the answer
 * is what we know. Throws notFound for what is another's.
 */
export async function paymentStatus(
  strapi: Core.Strapi,
  question: Question,
): Promise<PaymentStatus> {
  const found = await findOwn(strapi, question)
  if (found.state === 'pending' || found.state === 'paid') await lookAgain(strapi, found)
  const order = await findOwn(strapi, question)
  const receipt = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  const analysis = await findAnalysis(strapi, { orderId: order.id })
  const aftermath = (await aftermathOfOrders(strapi, [order])).get(order.id) ?? null
  return {
    state: order.state === 'pending' && order.underwaySince ? 'underway' : stateOf[order.state],
    product: order.productKey,
    name: order.productName,
    total: { amount: order.amount, currency: order.currency },
    isGift: order.gift !== null,
    ...(bringsPremium(order) ? await datesOf(strapi, order) : noDates),
    aftermath,
    receipt: receipt?.token ?? null,
    analysis: analysis?.documentId ?? null,
  }
}

/** By the id of Stripe's session, or of an order that cost nothing. A visitor's is whose bearer has the id. */
async function findOwn(strapi: Core.Strapi, { session, user }: Question): Promise<OrderRow> {
  const order =
    (await findOrder(strapi, { sessionId: session })) ??
    (await findOrder(strapi, { documentId: session }))
  const isOthers = order?.userId != null && order.userId !== user?.id
  if (!order || isOthers) throw new AppError('notFound')
  return order
}

async function lookAgain(strapi: Core.Strapi, order: OrderRow) {
  try {
    if (order.sessionId) await fulfilSession(strapi, order.sessionId)
    else await fulfilOrder(strapi, order)
  } catch (error) {
    strapi.log.warn(`Payment ${order.documentId} is looked at later: ${String(error)}`)
  }
}

const bringsPremium = ({ gift, productKey }: OrderRow) =>
  gift === null && !['analysis', payLinkKey].includes(orderedFacts(productKey).kind)

const noDates = { paidUntil: null, nextCharge: null }

/** Both as every other page says them. */
async function datesOf(strapi: Core.Strapi, { userId }: OrderRow) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  if (!user) return noDates
  const { paidUntil, nextCharge } = await outlookOf(strapi, user, await findLiving(strapi, user.id))
  return { paidUntil, nextCharge }
}
