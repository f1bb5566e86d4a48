import type { Core } from '@strapi/strapi'
import Stripe from 'stripe'
import { AppError } from '../lib/app-error'
import { findOrder } from '../orders/order-row'
import { settlePayment } from './settle-payment'
import { stripe } from './stripe'

type Wish = { order: string; amount?: number | undefined }

/**
 * Gives an order's money back, all that is left of it or a part (minor units). The same again at the same
 * moment is one refund. Throws notFound, orderNotRefundable, paymentFailed when Stripe does not answer.
 */
export async function refundOrder(strapi: Core.Strapi, { order: documentId, amount }: Wish) {
  const order = await findOrder(strapi, { documentId })
  if (!order) throw new AppError('notFound')
  const { paymentIntentId: payment_intent, refundedAmount } = order
  const left = order.amount - refundedAmount
  if (!payment_intent || left <= 0 || (amount ?? left) > left)
    throw new AppError('orderNotRefundable')
  const idempotencyKey = `refund:${documentId}:${refundedAmount}:${amount ?? 'all'}`
  try {
    await stripe().refunds.create({ payment_intent, amount: amount ?? left }, { idempotencyKey })
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError
    throw new AppError(isRefused ? 'orderNotRefundable' : 'paymentFailed')
  }
  await settlePayment(strapi, payment_intent)
  return documentId
}
