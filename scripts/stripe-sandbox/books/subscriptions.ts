import type { Account } from '../account.ts'
import { refused } from '../errors.ts'
import { subscriptionOf } from '../shapes/subscription.ts'
import type { Invoice, Metadata, Price, Subscription } from '../types.ts'
import { runningDiscount } from './discounts.ts'
import {
  type Attempt,
  attemptPayment,
  draftInvoice,
  finalizeInvoice,
  lastAttempt,
} from './invoices.ts'
import { periodFrom } from './periods.ts'

/** States set by the dashboard's settings for failed payments, which the sandbox does not have. */
export const settableStates = ['unpaid', 'paused', 'past_due', 'active'] as const

/** The product's subscriptions have exactly one item. */
export function itemOf({ id, items }: Subscription) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item.`)
  return item
}

/** Changes a subscription and emits the event with the previous values, as Stripe does. */
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

/** Creates a subscription; its first invoice is not paid yet. */
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

/** The subscription's invoice that is a draft or open. */
export const invoiceOf = (
  { store }: Account,
  subscription: Subscription,
  status: 'draft' | 'open',
) =>
  [...store.invoices.values()].find(
    (invoice) =>
      invoice.status === status &&
      invoice.parent?.subscription_details?.subscription === subscription.id,
  )

/** Cancels a subscription immediately. */
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
  for (const status of ['draft', 'open'] as const) {
    const invoice = invoiceOf(account, subscription, status)
    if (invoice) Object.assign(invoice, { auto_advance: false, automatically_finalizes_at: null })
  }
  account.emit('customer.subscription.deleted', subscription)
}

/** Attempts to pay an invoice, and sets the status of the subscription by the outcome. */
export function settleInvoice(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  how?: Attempt,
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

/** Begins a new period, independent of the clock: its invoice is a draft for an hour, and the subscription continues. */
export function beginPeriod(account: Account, subscription: Subscription, at?: number) {
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw refused(`The subscription is ${subscription.status} and cannot be renewed.`)
  }
  if (invoiceOf(account, subscription, 'draft')) {
    throw refused('The invoice of its last period is a draft still: finalize it first.')
  }
  const item = itemOf(subscription)
  const start = item.current_period_end
  const period = periodFrom(item.price, { anchor: subscription.billing_cycle_anchor, start })
  const invoice = draftInvoice(account, subscription, {
    reason: 'subscription_cycle',
    period,
    discount: runningDiscount(account, subscription),
    ...(at === undefined ? {} : { at }),
  })
  changeSubscription(account, subscription, () => {
    item.current_period_start = period.start
    item.current_period_end = period.end
    subscription.latest_invoice = invoice.id
    subscription.status = 'active'
  })
  return invoice
}

/** After that hour: finalizes the draft, and attempts to pay it. */
export function chargeDraft(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  how?: Attempt,
) {
  finalizeInvoice(account, invoice)
  settleInvoice(account, subscription, invoice, how)
  return invoice
}

/** Begins a period and charges it, without the hour between. */
export const renewSubscription = (account: Account, subscription: Subscription, how?: Attempt) =>
  chargeDraft(account, subscription, beginPeriod(account, subscription), how)
