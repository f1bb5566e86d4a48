import type { Account } from '../account.ts'
import { recordOf } from '../store.ts'
import { endSubscription } from './subscriptions.ts'

/**
 * Ends their subscriptions, and no call knows them any more. (Stripe still shows the id, `deleted: true`, to whoever
 * asks for the customer; the product does not. What they paid stays, and can be given back.)
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
