import { refused } from '../errors.mjs'
import { subscriptionOf } from '../shapes/subscription.mjs'
import { attemptPayment, draftInvoice, finalizeInvoice, lastAttempt } from './invoices.mjs'
import { periodFrom } from './periods.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').Subscription} Subscription */

/** A subscription of ours has exactly one item. @param {Subscription} subscription */
export function itemOf({ id, items }) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item.`)
  return item
}

/**
 * Changes a subscription and tells what was before, as Stripe's event does.
 *
 * @param {World} world
 * @param {Subscription} subscription
 * @param {() => void} change
 */
export function changeSubscription(world, subscription, change) {
  const before = /** @type {Record<string, unknown>} */ (structuredClone(subscription))
  change()
  const after = /** @type {Record<string, unknown>} */ ({ ...subscription })
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return
  world.emit('customer.subscription.updated', subscription, Object.fromEntries(changed))
}

/**
 * A subscription begins; its first invoice is yet to be paid.
 *
 * @param {World} world
 * @param {{ customer: string, price: import('../types.mjs').Price, paymentMethod: string, metadata: import('../types.mjs').Metadata }} facts
 */
export function beginSubscription(world, { customer, price, paymentMethod, metadata }) {
  const created = world.clock.now()
  const period = periodFrom(price, { anchor: created, start: created })
  const facts = { created, customer, price, period, paymentMethod, metadata }
  const subscription = subscriptionOf(facts)
  world.store.subscriptions.set(subscription.id, subscription)
  world.emit('customer.subscription.created', subscription)
  return { subscription, period }
}

/** @param {World} world @param {Subscription} subscription */
export const openInvoiceOf = ({ store }, subscription) =>
  [...store.invoices.values()].find(
    (invoice) =>
      invoice.status === 'open' &&
      invoice.parent?.subscription_details?.subscription === subscription.id,
  )

/**
 * Ends it at once.
 *
 * @param {World} world
 * @param {Subscription} subscription
 * @param {{ reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed', comment?: string | null }} why
 */
export function endSubscription(world, subscription, { reason, comment }) {
  const now = world.clock.now()
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
  const invoice = openInvoiceOf(world, subscription)
  if (invoice) invoice.auto_advance = false
  world.emit('customer.subscription.deleted', subscription)
}

/**
 * Tries to take the money of an invoice; what becomes of the subscription follows from that.
 *
 * @param {World} world
 * @param {Subscription} subscription
 * @param {import('../types.mjs').Invoice} invoice
 * @param {{ isRefused?: boolean }} [how]
 */
export function settleInvoice(world, subscription, invoice, how) {
  const isPaid = attemptPayment(world, invoice, subscription, how)
  if (!isPaid && invoice.attempt_count >= lastAttempt) {
    endSubscription(world, subscription, { reason: 'payment_failed' })
    return isPaid
  }
  changeSubscription(world, subscription, () => {
    if (!isPaid) subscription.status = 'past_due'
    else if (subscription.status !== 'trialing') subscription.status = 'active'
  })
  return isPaid
}

/**
 * A new period begins now, whatever the clock says: its invoice is made and paid or refused.
 *
 * @param {World} world
 * @param {Subscription} subscription
 * @param {{ isRefused?: boolean }} [how]
 */
export function renewSubscription(world, subscription, how) {
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw refused(`The subscription is ${subscription.status} and cannot be renewed.`)
  }
  const item = itemOf(subscription)
  const start = item.current_period_end
  const period = periodFrom(item.price, { anchor: subscription.billing_cycle_anchor, start })
  const invoice = draftInvoice(world, subscription, { reason: 'subscription_cycle', period })
  changeSubscription(world, subscription, () => {
    item.current_period_start = period.start
    item.current_period_end = period.end
    subscription.latest_invoice = invoice.id
    subscription.status = 'active'
  })
  finalizeInvoice(world, invoice)
  settleInvoice(world, subscription, invoice, how)
  return invoice
}

/** What happens when a period is over. @param {World} world @param {Subscription} subscription */
export function endPeriod(world, subscription) {
  if (!subscription.cancel_at_period_end) return renewSubscription(world, subscription)
  endSubscription(world, subscription, { reason: 'cancellation_requested' })
}
