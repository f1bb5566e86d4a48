import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { now } from '../../../platform/lib/clock'
import { moveOrder, type OrderRow } from '../../orders/order-row'
import { openPaymentOf } from '../fulfilment/invoice-facts'
import { notifyUnpaid } from '../fulfilment/notify-unpaid'
import { idOf, stripe } from '../stripe/stripe'
import { endSubscription } from '../subscriptions/end-subscription'
import { closeOrder } from './close-order'

/** Whether the payment of a complete session has failed; otherwise it may still arrive. */
export const isPaymentFailed = (status: Stripe.PaymentIntent.Status) =>
  status === 'requires_payment_method' || status === 'canceled'

/**
 * Handles a delayed payment: the session is complete, and the bank pays or refuses days later. A pending payment leaves
 * the order open, which blocks another purchase with the same keys. A failed one closes the order and e-mails the
 * buyer, who can buy again at once.
 */
export async function followBankPayment(
  strapi: Core.Strapi,
  order: OrderRow,
  session: Stripe.Checkout.Session,
) {
  const payment = await paymentOf(session)
  if (payment && isPaymentFailed(payment.status)) return endUnpaid(strapi, order, session)
  if (order.underwaySince) return
  await moveOrder(strapi, order, ['pending'], { underwaySince: now().toISOString() })
}

/** For a subscription the session names the invoice, not the payment. */
async function paymentOf({ payment_intent, invoice }: Stripe.Checkout.Session) {
  if (payment_intent && typeof payment_intent !== 'string') return payment_intent
  const id = invoice && typeof invoice !== 'string' ? openPaymentOf(invoice) : null
  return id ? stripe().paymentIntents.retrieve(id) : undefined
}

async function endUnpaid(
  strapi: Core.Strapi,
  order: OrderRow,
  { id, subscription }: Stripe.Checkout.Session,
) {
  // Otherwise Stripe would retry its first charge.
  const subscriptionId = idOf(subscription)
  if (subscriptionId) await endSubscription(strapi, subscriptionId)
  await strapi.db.transaction(async () => {
    if (await closeOrder(strapi, order)) await notifyUnpaid(strapi, order, id)
  })
}
