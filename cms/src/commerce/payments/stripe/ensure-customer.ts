import type { Core } from '@strapi/strapi'
import { type UserRow, userTable, userUid } from '../../../members/users/user-row'
import { env } from '../../../platform/lib/env'
import { localeOf } from '../../../platform/lib/locales'
import { hashOf } from '../../../platform/lib/secrets'
import type { OrderRow } from '../../orders/order-row'
import { markCustomerErased } from './erased-customers'
import { nextTry } from './next-try'
import { stripe } from './stripe'
import { isKeySpent } from './stripe-failure'

const tryOf = ({ stripeCustomerTry }: UserRow) => stripeCustomerTry ?? 0

/**
 * The user's Stripe customer, created with the first order. Contains the address for Stripe's own e-mails; deleted
 * again if the user was erased meanwhile.
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
    if (count === 0) await markCustomerErased(strapi, customer.id, { id: order.id })
    return customer.id
  } catch (error) {
    const keyColumn = { table: userTable, column: 'stripe_customer_try', id }
    if (isKeySpent(error)) await nextTry(strapi, keyColumn, tryOf(user))
    throw error
  }
}

/**
 * Clears a customer that Stripe no longer knows: deleted there, or of another Stripe account. The next one is created
 * under another idempotency key, because the old key would return the old one for a day. A concurrent second call
 * changes nothing.
 */
export const clearCustomer = ({ db }: Core.Strapi, user: UserRow, deletedCustomer: string) =>
  db.query(userUid).updateMany({
    where: { id: user.id, stripeCustomerId: deletedCustomer },
    data: { stripeCustomerId: null, stripeCustomerTry: tryOf(user) + 1 },
  })
