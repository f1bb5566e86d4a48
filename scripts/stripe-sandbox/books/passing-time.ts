import type { Account } from '../account.ts'
import type { Subscription } from '../types.ts'
import { expireCheckout } from './checkout.ts'
import { endPeriod, itemOf, openInvoiceOf, settleInvoice } from './subscriptions.ts'

function expireCheckouts(account: Account) {
  const now = account.clock.now()
  for (const session of account.store.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(account, session)
  }
}

/** One period after the other, so that a clock moved by a year makes twelve invoices. */
function passPeriods(account: Account, subscription: Subscription) {
  const now = account.clock.now()
  while (
    ['active', 'trialing'].includes(subscription.status) &&
    itemOf(subscription).current_period_end <= now
  ) {
    endPeriod(account, subscription)
  }
}

function retryPayment(account: Account, subscription: Subscription) {
  const invoice = openInvoiceOf(account, subscription)
  const next = invoice?.next_payment_attempt
  if (invoice && next && next <= account.clock.now()) settleInvoice(account, subscription, invoice)
}

/**
 * What Stripe does by itself as time goes by: checkouts expire, periods end, invoices that failed are
 * tried again.
 */
export function passTime(account: Account) {
  expireCheckouts(account)
  for (const subscription of account.store.subscriptions.values()) {
    if (subscription.status === 'past_due') retryPayment(account, subscription)
    passPeriods(account, subscription)
  }
}
