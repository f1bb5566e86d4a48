import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../../../platform/incidents/raise-incident'
import { now } from '../../../platform/lib/clock'
import { moveOrder, type OrderRow } from '../../orders/order-row'
import { aboutOrder } from '../checkout/about-order'
import { endSubscription } from '../subscriptions/end-subscription'
import { createRefund } from './create-refund'
import { isRefundRefused, requestStripeRefund } from './request-stripe-refund'

/**
 * Refunds a payment and ends its subscription automatically, if its payer erased the account before it arrived,
 * another payer was first with a link for one payment (decision checkout-slots), or the payer has the item already. Idempotent; failed calls to Stripe are
 * retried by the reconciliation, and only a refusal needs review.
 */
export async function autoRefund(strapi: Core.Strapi, order: OrderRow) {
  const { documentId, subscriptionId } = order
  if (subscriptionId) await endSubscription(strapi, subscriptionId)
  if (order.amount === 0) {
    const fulfilledAt = now().toISOString()
    await moveOrder(strapi, order, ['paid'], { state: 'fulfilled', fulfilledAt })
    return
  }
  try {
    // Form keys cannot contain a colon (`formKey`).
    const wish = { order: documentId, key: `left:${documentId}` }
    const { refund } = await createRefund(strapi, wish)
    // Its event or the reconciliation does the rest.
    await requestStripeRefund(strapi, refund, order.paymentIntentId ?? '')
  } catch (error) {
    if (!isRefundRefused(error)) throw error
    await raiseIncident(strapi, {
      kind: 'fulfilmentFailed',
      reference: documentId,
      ...aboutOrder(order),
    })
  }
}
