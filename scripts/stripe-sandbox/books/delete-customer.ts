import type { Account } from '../account.ts'
import { recordOf } from '../store.ts'
import { endSubscription } from './subscriptions.ts'

/**
 * Ends the customer's subscriptions and removes the customer for all calls. (Stripe would still return the id and
 * `deleted: true` for the customer; the product sends no such request. Payments stay, and can be refunded.)
 */
export function deleteCustomer(account: Account, id: string) {
  const { store } = account
  const customer = recordOf(store.customers, id)
  for (const subscription of store.subscriptions.values()) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue
    endSubscription(account, subscription, { reason: 'cancellation_requested' })
  }
  store.customers.delete(id)
  account.emit('customer.deleted', customer)
  return { id, object: 'customer', deleted: true }
}
