import { customerOf } from '../shapes/customer.mjs'
import { paymentMethodOf } from '../shapes/payment-method.mjs'
import { known } from '../store.mjs'

/** @typedef {import('../world.mjs').World} World */

/**
 * @param {World} world
 * @param {Omit<Parameters<typeof customerOf>[0], 'created'>} facts
 */
export function addCustomer({ store, clock }, facts) {
  const customer = customerOf({ created: clock.now(), ...facts })
  store.customers.set(customer.id, customer)
  return customer
}

/**
 * @param {World} world
 * @param {{ customer: string | null, email: string | null, card: import('../shapes/payment-method.mjs').Card }} facts
 */
export function addCard({ store, clock }, facts) {
  const method = paymentMethodOf({ created: clock.now(), ...facts })
  store.paymentMethods.set(method.id, method)
  return method
}

/**
 * From now on this card pays everything of that customer, as when it is replaced in the portal.
 *
 * @param {World} world
 * @param {string} customerId
 * @param {import('../shapes/payment-method.mjs').Card} card
 */
export function replaceCard(world, customerId, card) {
  const customer = known(world.store.customers, customerId)
  const method = addCard(world, { customer: customerId, email: customer.email, card })
  customer.invoice_settings.default_payment_method = method.id
  for (const subscription of world.store.subscriptions.values()) {
    if (subscription.customer === customerId) subscription.default_payment_method = method.id
  }
  return method
}

/** The card of a subscription. @param {World} world @param {import('../types.mjs').Subscription} subscription */
export const cardOf = ({ store }, subscription) =>
  known(store.paymentMethods, subscription.default_payment_method ?? '')
