import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { subscriptionOf } from '../shapes/subscription.ts'
import type { Invoice, Metadata, Price, Subscription } from '../types.ts'
import { attemptPayment, draftInvoice, finalizeInvoice, lastAttempt } from './invoices.ts'
import { periodFrom } from './periods.ts'

/** A subscription of ours has exactly one item. */
export function itemOf({ id, items }: Subscription) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item.`)
  return item
}

/** Changes a subscription and tells what was before, as Stripe's event does. */
export function changeSubscription(
  account: Account,
  subscription: Subscription,
  change: () => void,
) {
  const before = structuredClone(subscription) as Record<string, unknown>
  change()
  const after = { ...subscription } as Record<string, unknown>
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return
  account.emit('customer.subscription.updated', subscription, Object.fromEntries(changed))
}

/** A subscription begins; its first invoice is yet to be paid. */
export function beginSubscription(
  account: Account,
  {
    customer,
    price,
    paymentMethod,
    metadata,
  }: { customer: string; price: Price; paymentMethod: string; metadata: Metadata },
) {
  const created = account.clock.now()
  const period = periodFrom(price, { anchor: created, start: created })
  const facts = { created, customer, price, period, paymentMethod, metadata }
  const subscription = subscriptionOf(facts)
  account.store.subscriptions.set(subscription.id, subscription)
  account.emit('customer.subscription.created', subscription)
  return { subscription, period }
}

export const openInvoiceOf = ({ store }: Account, subscription: Subscription) =>
  [...store.invoices.values()].find(
    (invoice) =>
      invoice.status === 'open' &&
      invoice.parent?.subscription_details?.subscription === subscription.id,
  )

/** Ends it at once. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  {
    reason,
    comment,
  }: {
    reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed'
    comment?: string | null
  },
) {
  const now = account.clock.now()
  subscription.status = 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  const details = subscription.cancellation_details
  subscription.cancellation_details = {
    comment: comment ?? details?.comment ?? null,
    feedback: details?.feedback ?? null,
    feedback_option: null,
    reason,
  }
  const invoice = openInvoiceOf(account, subscription)
  if (invoice) invoice.auto_advance = false
  account.emit('customer.subscription.deleted', subscription)
}

/** Tries to take the money of an invoice; what becomes of the subscription follows from that. */
export function settleInvoice(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  how?: { isRefused?: boolean },
) {
  const isPaid = attemptPayment(account, invoice, subscription, how)
  if (!isPaid && invoice.attempt_count >= lastAttempt) {
    endSubscription(account, subscription, { reason: 'payment_failed' })
    return isPaid
  }
  changeSubscription(account, subscription, () => {
    if (!isPaid) subscription.status = 'past_due'
    else if (subscription.status !== 'trialing') subscription.status = 'active'
  })
  return isPaid
}

/** A new period begins now, whatever the clock says: its invoice is made and paid or refused. */
export function renewSubscription(
  account: Account,
  subscription: Subscription,
  how?: { isRefused?: boolean },
) {
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw refused(`The subscription is ${subscription.status} and cannot be renewed.`)
  }
  const item = itemOf(subscription)
  const start = item.current_period_end
  const period = periodFrom(item.price, { anchor: subscription.billing_cycle_anchor, start })
  const invoice = draftInvoice(account, subscription, { reason: 'subscription_cycle', period })
  changeSubscription(account, subscription, () => {
    item.current_period_start = period.start
    item.current_period_end = period.end
    subscription.latest_invoice = invoice.id
    subscription.status = 'active'
  })
  finalizeInvoice(account, invoice)
  settleInvoice(account, subscription, invoice, how)
  return invoice
}

/** What happens when a period is over. */
export function endPeriod(account: Account, subscription: Subscription) {
  if (!subscription.cancel_at_period_end) return renewSubscription(account, subscription)
  endSubscription(account, subscription, { reason: 'cancellation_requested' })
}
