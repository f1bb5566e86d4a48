import type { Core } from '@strapi/strapi'
import { findProduct } from '../catalogue/find-product'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { findOrder, type OrderRow, orderTable, orderUid } from '../orders/order-row'
import { findUser } from '../users/user-row'
import type { SubscriptionRow } from './subscription-row'

type Renewal = { subscription: SubscriptionRow; invoiceId: string }

/** The order of a later charge, of the amount that was agreed; one for each invoice of Stripe's. */
export async function openRenewal(strapi: Core.Strapi, { subscription, invoiceId }: Renewal) {
  const { userId, productKey, amount, currency, stripeId } = subscription
  const { name } = await findProduct(strapi, productKey)
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
      product_name: name,
      currency,
      price: amount,
      discount: 0,
      amount,
      refunded_amount: 0,
      billing: first?.billing ? JSON.stringify(first.billing) : null,
      buyer_email: user?.email ?? null,
      language: env.LANGUAGE,
      subscription_id: stripeId,
      invoice_id: invoiceId,
    },
  })
  const order = await findOrder(strapi, { invoiceId })
  if (!order) throw new Error(`The order of invoice ${invoiceId} is gone.`)
  return order
}
