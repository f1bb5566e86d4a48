import { type GiftWish, isMembership, type OrderState, type PaymentStatus } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findAnalysis } from '../../../analysis/analyses/analysis-row'
import { findUser, type UserRow } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { receiptUid } from '../../receipts/issue-receipt'
import { fulfilOrder } from '../fulfilment/fulfil-order'
import { fulfilSession } from '../fulfilment/fulfil-session'
import { billingSummaryOf } from '../subscriptions/billing-summary'
import { findLiving } from '../subscriptions/subscription-row'
import { statusOfOrders } from './status-of-orders'

const stateOf = {
  pending: 'pending',
  paid: 'pending',
  fulfilled: 'paid',
  refunded: 'refunded',
  disputed: 'paid',
  failed: 'failed',
  review: 'review',
} as const satisfies Record<OrderState, PaymentStatus['state']>

type StatusRequest = { session: string; user: UserRow | undefined }

/**
 * State of a payment for the return page. A paid order is fulfilled first; if Stripe does not respond, the stored state
 * is returned. Throws notFound for another user's order.
 */
export async function paymentStatus(
  strapi: Core.Strapi,
  request: StatusRequest,
): Promise<PaymentStatus> {
  const found = await findOwn(strapi, request)
  if (found.state === 'pending' || found.state === 'paid') await refreshFromStripe(strapi, found)
  const order = await findOwn(strapi, request)
  const receipt = await strapi.db
    .query(receiptUid)
    .findOne({ where: { orderId: order.id, kind: 'receipt' } })
  const analysis = await findAnalysis(strapi, { orderId: order.id })
  const orderStatus = (await statusOfOrders(strapi, [order])).get(order.id) ?? null
  return {
    state: order.state === 'pending' && order.underwaySince ? 'processing' : stateOf[order.state],
    product: order.productKey,
    name: order.productName,
    total: { amount: order.amount, currency: order.currency },
    gift: order.gift && cardOf(order.gift),
    people: order.people?.map(({ name, date }) => ({ name, date })) ?? null,
    ...(bringsPremium(order) ? await datesOf(strapi, order) : noDates),
    orderStatus,
    receipt: receipt?.token ?? null,
    analysis: analysis?.documentId ?? null,
    order: analysis ? order.documentId : null,
  }
}

/** By Stripe's session id, or the id of a free order. An order of a guest belongs to the holder of that id. */
async function findOwn(strapi: Core.Strapi, { session, user }: StatusRequest): Promise<OrderRow> {
  const order =
    (await findOrder(strapi, { sessionId: session })) ??
    (await findOrder(strapi, { documentId: session }))
  const isOfOtherUser = order?.userId != null && order.userId !== user?.id
  if (!order || isOfOtherUser) throw new AppError('notFound')
  return order
}

async function refreshFromStripe(strapi: Core.Strapi, order: OrderRow) {
  try {
    if (order.sessionId) await fulfilSession(strapi, order.sessionId)
    else await fulfilOrder(strapi, order)
  } catch (error) {
    strapi.log.warn(`Payment ${order.documentId} could not be read from Stripe: ${String(error)}`)
  }
}

/** Omits the recipient's address: any holder of the URL of a guest's gift can read this. */
const cardOf = ({ recipientName, message, giverName }: GiftWish) => ({
  recipientName,
  message,
  giverName,
})

const bringsPremium = ({ gift, productKey }: OrderRow) => gift === null && isMembership(productKey)

const noDates = { paidUntil: null, nextCharge: null }

/** The same dates as on all other pages. */
async function datesOf(strapi: Core.Strapi, { userId }: OrderRow) {
  const user = userId === null ? undefined : await findUser(strapi, userId)
  if (!user) return noDates
  const { paidUntil, nextCharge } = await billingSummaryOf(
    strapi,
    user,
    await findLiving(strapi, user.id),
  )
  return { paidUntil, nextCharge }
}
