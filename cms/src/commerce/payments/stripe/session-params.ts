import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { env } from '../../../platform/lib/env'
import { localeOf } from '../../../platform/lib/locales'
import { lookUpProduct } from '../../catalogue/find-product'
import { codeOfUse } from '../../coupons/code-of-use'
import { isRenewing, type OrderRow } from '../../orders/order-row'
import { findPayLink } from '../../pay-links/pay-link-row'
import { sessionExpiryOf } from '../checkout/checkout-session-life'
import { planOf } from '../subscriptions/subscription-terms'
import { intervalOf } from './price-fault'
import { cancelAddress, payLinkAddress, successAddress } from './return-addresses'
import { stripe } from './stripe'
import { isMadeAlready } from './stripe-failure'
import { usablePrice } from './usable-price'

type Params = Stripe.Checkout.SessionCreateParams

/** Parameters of an order's Checkout Session: one line with our price, and the buyer. */
export async function sessionParams(
  strapi: Core.Strapi,
  order: OrderRow,
  customer: string | undefined,
): Promise<Params> {
  const metadata = { order: order.documentId }
  const expires_at = Math.floor(sessionExpiryOf(order).getTime() / 1000)
  return {
    client_reference_id: order.documentId,
    metadata,
    ...(customer ? { customer } : order.buyerEmail ? { customer_email: order.buyerEmail } : {}),
    locale: localeOf[env.LANGUAGE],
    success_url: successAddress(),
    cancel_url: await cancelAddressOf(strapi, order),
    expires_at,
    // The order's currency is also the paid one: another amount would need review.
    adaptive_pricing: { enabled: false },
    ...(isRenewing(order) ? await subscriptionParams(strapi, order) : paymentParams(order)),
  }
}

async function cancelAddressOf(strapi: Core.Strapi, { productKey, gift, payLinkId }: OrderRow) {
  const link = payLinkId === null ? undefined : await findPayLink(strapi, { id: payLinkId })
  if (link) return payLinkAddress(link.token)
  return cancelAddress(productKey, gift !== null)
}

const lineOf = (order: OrderRow, unit_amount: number) => ({
  currency: order.currency,
  unit_amount,
  product_data: { name: order.productName },
})

const paymentParams = (order: OrderRow): Params => ({
  mode: 'payment',
  line_items: [{ price_data: lineOf(order, order.amount), quantity: 1 }],
  payment_intent_data: { metadata: { order: order.documentId } },
})

/** Renews at the full price; a coupon reduces the first term only. */
async function subscriptionParams(strapi: Core.Strapi, order: OrderRow): Promise<Params> {
  const { productKey, price: amount, currency } = order
  const product = await lookUpProduct(strapi, productKey)
  const usable = await usablePrice(strapi, product, { amount, currency })
  const interval = intervalOf({ plan: planOf(productKey) ?? null })
  const price = usable
    ? { price: usable }
    : { price_data: { ...lineOf(order, amount), recurring: { interval } } }
  return {
    mode: 'subscription',
    line_items: [{ ...price, quantity: 1 }],
    subscription_data: { metadata: { order: order.documentId } },
    ...(order.discount > 0 && { discounts: [{ coupon: await makeDiscount(strapi, order) }] }),
  }
}

/** Its name is shown on Stripe's page and invoice: the code as typed. */
async function makeDiscount(
  strapi: Core.Strapi,
  { documentId, discount, currency, stripeTry, userCouponId }: OrderRow,
) {
  const id = `order-${documentId}`
  const name = userCouponId === null ? undefined : await codeOfUse(strapi, userCouponId)
  try {
    await stripe().coupons.create(
      {
        id,
        ...(name && { name }),
        duration: 'once',
        amount_off: discount,
        currency,
        max_redemptions: 1,
      },
      { idempotencyKey: `coupon:${documentId}:${stripeTry ?? 0}` },
    )
  } catch (error) {
    // Created by an earlier attempt with a lost response.
    if (!isMadeAlready(error)) throw error
  }
  return id
}
