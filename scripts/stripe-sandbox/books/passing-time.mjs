import { expireCheckout } from './checkout.mjs'
import { endPeriod, itemOf, openInvoiceOf, settleInvoice } from './subscriptions.mjs'

/** @typedef {import('../world.mjs').World} World */

/** @param {World} world */
function expireCheckouts(world) {
  const now = world.clock.now()
  for (const session of world.store.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(world, session)
  }
}

/** One period after the other, so that a clock moved by a year makes twelve invoices. @param {World} world @param {import('../types.mjs').Subscription} subscription */
function passPeriods(world, subscription) {
  const now = world.clock.now()
  while (
    ['active', 'trialing'].includes(subscription.status) &&
    itemOf(subscription).current_period_end <= now
  ) {
    endPeriod(world, subscription)
  }
}

/** @param {World} world @param {import('../types.mjs').Subscription} subscription */
function retryPayment(world, subscription) {
  const invoice = openInvoiceOf(world, subscription)
  const next = invoice?.next_payment_attempt
  if (invoice && next && next <= world.clock.now()) settleInvoice(world, subscription, invoice)
}

/**
 * What Stripe does by itself as time goes by: checkouts expire, periods end, invoices that failed are
 * tried again.
 *
 * @param {World} world
 */
export function passTime(world) {
  expireCheckouts(world)
  for (const subscription of world.store.subscriptions.values()) {
    if (subscription.status === 'past_due') retryPayment(world, subscription)
    passPeriods(world, subscription)
  }
}
