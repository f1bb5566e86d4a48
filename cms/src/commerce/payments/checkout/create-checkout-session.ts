import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { findUser } from '../../../members/users/user-row'
import { type OrderRow, orderTable } from '../../orders/order-row'
import { clearCustomer, ensureCustomer } from '../stripe/ensure-customer'
import { nextTry } from '../stripe/next-try'
import { sessionParams } from '../stripe/session-params'
import { stripe } from '../stripe/stripe'
import { isGone, isKeySpent, paramOf } from '../stripe/stripe-failure'

const isCustomerGone = (error: unknown) => isGone(error) && paramOf(error) === 'customer'

/**
 * Creates the Checkout Session of an order. The same idempotency key returns the same session, also in another process
 * and after a lost response. Returns undefined if the key is spent or the customer is gone: the caller retries, with a
 * new key or customer. A session created under a spent key is harmless: its URL was never returned.
 */
export async function createCheckoutSession(
  strapi: Core.Strapi,
  order: OrderRow,
): Promise<Stripe.Checkout.Session | undefined> {
  const { id, documentId, userId } = order
  const stripeTry = order.stripeTry ?? 0
  const user = userId === null ? undefined : await findUser(strapi, userId)
  let customer: string | undefined
  try {
    customer = user && (await ensureCustomer(strapi, user, order))
    const params = await sessionParams(strapi, order, customer)
    const idempotencyKey = `checkout:${documentId}:${stripeTry}`
    return await stripe().checkout.sessions.create(params, { idempotencyKey })
  } catch (error) {
    const deletedCustomer = isCustomerGone(error) ? customer : undefined
    if (!deletedCustomer && !isKeySpent(error)) throw error
    if (user && deletedCustomer) await clearCustomer(strapi, user, deletedCustomer)
    await nextTry(strapi, { table: orderTable, column: 'stripe_try', id }, stripeTry)
    return undefined
  }
}
