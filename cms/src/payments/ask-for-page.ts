import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { type OrderRow, orderTable } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { ensureCustomer, forgetCustomer } from './ensure-customer'
import { nextTry } from './next-try'
import { sessionParams } from './session-params'
import { stripe } from './stripe'
import { isGone, isKeySpent, paramOf } from './stripe-failure'

const isCustomerGone = (error: unknown) => isGone(error) && paramOf(error) === 'customer'

/**
 * Stripe's page for an order. The same key again leads to the same page, also for another process, and also after an
 * answer that was lost. undefined when it has to be asked again: the key is spent, or the customer is gone, and both
 * are new the next time. A page that may have been made under a spent key does no harm: nobody has its address.
 */
export async function askForPage(
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
    const gone = isCustomerGone(error) ? customer : undefined
    if (!gone && !isKeySpent(error)) throw error
    if (user && gone) await forgetCustomer(strapi, user, gone)
    await nextTry(strapi, { table: orderTable, column: 'stripe_try', id }, stripeTry)
    return undefined
  }
}
