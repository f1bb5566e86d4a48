import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { findUser } from '../../../members/users/user-row'
import { env } from '../../../platform/lib/env'
import { insertOnce } from '../../../platform/lib/insert-once'
import { findOrder, type OrderRow, orderTable, orderUid } from '../../orders/order-row'
import { discountOfInvoice, priceOfInvoice } from '../fulfilment/invoice-facts'
import { nameOfRenewal } from './name-of-renewal'
import type { SubscriptionRow } from './subscription-row'
import type { Terms } from './subscription-terms'

type Renewal = { subscription: SubscriptionRow; invoice: Stripe.Invoice }

/**
 * The agreed terms of an invoice's period, which may be older than the current ones. For a price that was never agreed,
 * the current terms: another amount then goes to review.
 */
export function agreedFor({ subscription, invoice }: Renewal): Terms {
  const { agreed, productKey, amount, productName: name } = subscription
  return agreed?.[priceOfInvoice(invoice) ?? ''] ?? { productKey, amount, name }
}

/** Creates the order of a renewal with the agreed amount; one per Stripe invoice. Independent of the catalogue. */
export async function openRenewal(strapi: Core.Strapi, renewal: Renewal) {
  const { subscription, invoice } = renewal
  const { userId, currency, stripeId } = subscription
  const { productKey, amount, name } = agreedFor(renewal)
  const discount = discountOfInvoice(invoice)
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const first: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { subscriptionId: stripeId, kind: 'checkout' } })
  await insertOnce(strapi, {
    table: orderTable,
    unique: 'invoice_id',
    row: {
      user_id: userId,
      kind: 'renewal',
      state: 'pending',
      product_key: productKey,
      product_name: name ?? (await nameOfRenewal(strapi, { subscriptionId: stripeId, productKey })),
      currency,
      price: amount,
      discount,
      amount: amount - discount,
      refunded_amount: 0,
      billing: first?.billing ? JSON.stringify(first.billing) : null,
      buyer_email: user?.email ?? null,
      language: env.LANGUAGE,
      subscription_id: stripeId,
      invoice_id: invoice.id,
    },
  })
  const order = await findOrder(strapi, { invoiceId: invoice.id })
  if (!order) throw new Error(`The order of invoice ${invoice.id} is gone.`)
  return order
}
