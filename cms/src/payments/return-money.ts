import type { Core } from '@strapi/strapi'
import { raiseIncident } from '../incidents/raise-incident'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { moveOrder, type OrderRow } from '../orders/order-row'
import { aboutOrder } from './about-order'
import { askRefund } from './ask-refund'
import { endSubscription } from './end-subscription'
import { takeRefund } from './take-refund'

/**
 * Whoever paid erased their account before we knew of the money, or what they paid can be had once and somebody else was
 * first: it goes back, and a subscription ends, without
 * anybody's doing (decision 125). Again it does nothing; Stripe's silence is asked again by the reconciliation, and
 * only its refusal needs people.
 */
export async function returnMoney(strapi: Core.Strapi, order: OrderRow) {
  const { documentId, subscriptionId } = order
  if (subscriptionId) await endSubscription(strapi, subscriptionId)
  if (order.amount === 0) {
    const fulfilledAt = now().toISOString()
    await moveOrder(strapi, order, ['paid'], { state: 'fulfilled', fulfilledAt })
    return
  }
  try {
    const wish = { order: documentId, key: `left-${documentId}` }
    const { refund } = await takeRefund(strapi, wish)
    // What follows of it is done by its event, or by the reconciliation.
    await askRefund(strapi, refund, order.paymentIntentId ?? '')
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'orderNotRefundable') throw error
    await raiseIncident(strapi, {
      kind: 'fulfilmentFailed',
      reference: documentId,
      ...aboutOrder(order),
    })
  }
}
