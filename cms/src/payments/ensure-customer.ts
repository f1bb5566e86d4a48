import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { localeOf } from '../lib/locales'
import { hashOf } from '../lib/secrets'
import type { OrderRow } from '../orders/order-row'
import { type UserRow, userTable, userUid } from '../users/user-row'
import { leaveCustomer } from './left-customer'
import { nextTry } from './next-try'
import { stripe } from './stripe'
import { isKeySpent } from './stripe-failure'

const tryOf = ({ stripeCustomerTry }: UserRow) => stripeCustomerTry ?? 0

/**
 * The user's customer at Stripe, made with the first order. It knows the address for its own letters; of somebody who
 * left while Stripe made it, it goes again.
 */
export async function ensureCustomer(
  strapi: Core.Strapi,
  user: UserRow,
  order: Pick<OrderRow, 'id'>,
): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId
  const { id, documentId, email } = user
  try {
    const customer = await stripe().customers.create(
      { email, preferred_locales: [localeOf[env.LANGUAGE]], metadata: { user: documentId } },
      { idempotencyKey: `customer:${documentId}:${hashOf(email)}:${tryOf(user)}` },
    )
    const data = { stripeCustomerId: customer.id }
    const { count } = await strapi.db.query(userUid).updateMany({ where: { id }, data })
    if (count === 0) await leaveCustomer(strapi, customer.id, { id: order.id })
    return customer.id
  } catch (error) {
    const asked = { table: userTable, column: 'stripe_customer_try', id }
    if (isKeySpent(error)) await nextTry(strapi, asked, tryOf(user))
    throw error
  }
}

/**
 * Stripe does not know the customer any more: deleted there, or of another account. The next one is made under
 * another key, which would answer with the old one for a day. Whoever comes second finds that it was done.
 */
export const forgetCustomer = ({ db }: Core.Strapi, user: UserRow, gone: string) =>
  db.query(userUid).updateMany({
    where: { id: user.id, stripeCustomerId: gone },
    data: { stripeCustomerId: null, stripeCustomerTry: tryOf(user) + 1 },
  })
