import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { AppError } from '../../../platform/lib/app-error'
import { findOrder, type OrderRow } from '../../orders/order-row'
import { aboutOrder } from '../checkout/about-order'
import { settlePayment } from '../fulfilment/settle-payment'
import { createRefund, type RefundRequest } from './create-refund'
import { pendingStates, type RefundRow, refundUid } from './refund-row'
import { isRefundRefused, requestStripeRefund } from './request-stripe-refund'

/**
 * Refunds an order, fully or partly (minor units), once per form key (decision refunds-and-withdrawals):
 *
 * 1. `createRefund` checks the amount and stores the refund, with the order's row locked.
 * 2. `requestStripeRefund` requests it from Stripe.
 * 3. `settlePayment` reads the payment's refunds and disputes from Stripe; `syncRefunds` applies them to the order and
 *    to what it granted, and issues the credit note with its e-mail. Stripe's event and the reconciliation do the same.
 *
 * Throws the errors of `createRefund`, orderNotRefundable or orderDisputed if Stripe refuses, and refundUnclear if its
 * response is unknown or the refund is not applied yet.
 */
export async function refundOrder(strapi: Core.Strapi, wish: RefundRequest) {
  const { order, refund } = await createRefund(strapi, wish)
  await executeRefund(strapi, order, refund)
  return order.documentId
}

async function executeRefund(strapi: Core.Strapi, order: OrderRow, refund: RefundRow) {
  const { paymentIntentId } = order
  if (!paymentIntentId) throw new AppError('orderNotRefundable')
  await requestStripeRefund(strapi, refund, paymentIntentId)
  try {
    await settlePayment(strapi, paymentIntentId)
  } catch (error) {
    // Stripe accepted the refund; its event or the reconciliation applies it later.
    strapi.log.warn(`Refund ${refund.key} is applied later: ${String(error)}`)
    throw new AppError('refundUnclear')
  }
}

/** Stored refunds that are not counted yet, such as after a lost answer. */
export const openRefunds = ({ db }: Core.Strapi, before: Date): Promise<RefundRow[]> =>
  db.query(refundUid).findMany({
    where: { state: { $in: [...pendingStates] }, updatedAt: { $lte: before } },
    orderBy: { id: 'asc' },
    limit: 500,
  })

/** Retries one of them. */
export async function refundAgain(strapi: Core.Strapi, id: number) {
  const where = { id, state: { $in: [...pendingStates] } }
  const refund: RefundRow | null = await strapi.db.query(refundUid).findOne({ where })
  const order = refund && (await findOrder(strapi, { id: refund.orderId }))
  if (!order) return
  try {
    await executeRefund(strapi, order, refund)
  } catch (error) {
    if (!isRefundRefused(error)) throw error
    // The caller got refundUnclear, and may expect the refund.
    const { amount } = refund
    await raiseIncident(strapi, {
      kind: 'refundFailed',
      reference: refund.key,
      ...aboutOrder(order, amount),
      details: { order: order.documentId, amount },
    })
  }
}
