import type { Account } from '../account.ts'
import { customerOf } from '../shapes/customer.ts'
import { type Card, paymentMethodOf } from '../shapes/payment-method.ts'
import { recordOf } from '../store.ts'
import type { Subscription } from '../types.ts'

export function addCustomer(
  { store, clock }: Account,
  facts: Omit<Parameters<typeof customerOf>[0], 'created'>,
) {
  const customer = customerOf({ created: clock.now(), ...facts })
  store.customers.set(customer.id, customer)
  return customer
}

export function addCard(
  { store, clock }: Account,
  facts: { customer: string | null; email: string | null; card: Card },
) {
  const method = paymentMethodOf({ created: clock.now(), ...facts })
  store.paymentMethods.set(method.id, method)
  return method
}

/** Sets the card for all later payments of a customer, as the portal does. */
export function replaceCard(account: Account, customerId: string, card: Card) {
  const customer = recordOf(account.store.customers, customerId)
  const method = addCard(account, { customer: customerId, email: customer.email, card })
  customer.invoice_settings.default_payment_method = method.id
  for (const subscription of account.store.subscriptions.values()) {
    if (subscription.customer === customerId) subscription.default_payment_method = method.id
  }
  return method
}

/** The card of a subscription. */
export const cardOf = ({ store }: Account, subscription: Subscription) =>
  recordOf(store.paymentMethods, subscription.default_payment_method ?? '')
