import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { recordOf } from '../store.ts'
import type { Session } from '../types.ts'
import { intentOf } from './checkout-steps.ts'
import { markFailed, markPaid } from './invoices.ts'
import { declineMoney, takeMoney } from './payments.ts'
import { changeSubscription } from './subscriptions.ts'

/** The bank's decision about a checkout that was complete but not paid. */
export function decideCheckout(
  account: Account,
  session: Session,
  outcome: 'succeeded' | 'failed',
) {
  const { store } = account
  const intention = recordOf(store.intentions, session.id)
  const intent = intentOf(account, session)
  if (session.status !== 'complete' || intent.status !== 'processing') {
    throw refused('This Checkout Session waits for no bank.')
  }
  const method = recordOf(store.paymentMethods, intention.progress?.method ?? '')
  const invoice = store.invoices.get(intention.invoiceId ?? '')
  const subscription = store.subscriptions.get(intention.subscriptionId ?? '')
  if (outcome === 'succeeded') {
    takeMoney(account, intent, method)
    if (invoice) markPaid(account, invoice)
    session.payment_status = 'paid'
    account.emit('checkout.session.async_payment_succeeded', session)
    return
  }
  declineMoney(account, intent, method)
  if (invoice) markFailed(account, invoice)
  // Unverified: the status that Stripe sets for the subscription. It is certain that it is not paid.
  if (subscription) {
    changeSubscription(account, subscription, () => {
      subscription.status = 'past_due'
    })
  }
  account.emit('checkout.session.async_payment_failed', session)
}
