import type { Account } from '../account.ts'
import type { Subscription } from '../types.ts'
import { expireCheckout } from './checkout.ts'
import {
  beginPeriod,
  chargeDraft,
  endSubscription,
  invoiceOf,
  itemOf,
  settleInvoice,
} from './subscriptions.ts'

function expireCheckouts(account: Account) {
  const now = account.clock.now()
  for (const session of account.store.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(account, session)
  }
}

/** Charges an invoice that was a draft for an hour. */
function finishDraft(account: Account, subscription: Subscription) {
  const invoice = invoiceOf(account, subscription, 'draft')
  const due = invoice?.automatically_finalizes_at
  if (invoice && due && due <= account.clock.now()) chargeDraft(account, subscription, invoice)
}

/** Begins one period after the other, so that a clock moved by a year creates twelve invoices. */
function passPeriods(account: Account, subscription: Subscription) {
  const now = account.clock.now()
  finishDraft(account, subscription)
  for (;;) {
    const { current_period_end: end } = itemOf(subscription)
    if (!['active', 'trialing'].includes(subscription.status) || end > now) return
    if (subscription.cancel_at_period_end) {
      endSubscription(account, subscription, { reason: 'cancellation_requested' })
      return
    }
    beginPeriod(account, subscription, end)
    finishDraft(account, subscription)
  }
}

function retryPayment(account: Account, subscription: Subscription) {
  const invoice = invoiceOf(account, subscription, 'open')
  const next = invoice?.next_payment_attempt
  if (invoice && next && next <= account.clock.now()) settleInvoice(account, subscription, invoice)
}

/**
 * What Stripe does as time passes: checkouts expire, periods end, their invoices are charged an hour later, and failed
 * payments are retried.
 */
export function passTime(account: Account) {
  expireCheckouts(account)
  for (const subscription of account.store.subscriptions.values()) {
    if (subscription.status === 'past_due') retryPayment(account, subscription)
    passPeriods(account, subscription)
  }
}
