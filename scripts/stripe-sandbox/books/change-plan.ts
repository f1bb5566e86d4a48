import type { Account } from '../account.ts'
import { badParameter } from '../errors.ts'
import { planOf } from '../shapes/price.ts'
import type { Price, Subscription } from '../types.ts'
import { runningDiscount } from './discounts.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { type Period, periodFrom } from './periods.ts'
import { changeSubscription, itemOf, settleInvoice } from './subscriptions.ts'

/** Sets or clears the cancellation at the end of the period. */
export function turnEnding(subscription: Subscription, isEnding: boolean, now: number) {
  subscription.cancel_at_period_end = isEnding
  subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isEnding ? now : null
  const details = subscription.cancellation_details
  subscription.cancellation_details = {
    comment: isEnding ? (details?.comment ?? null) : null,
    feedback: null,
    feedback_option: null,
    reason: isEnding ? 'cancellation_requested' : null,
  }
}

function setPeriod(subscription: Subscription, period: Period, anchor: number) {
  const item = itemOf(subscription)
  item.current_period_start = period.start
  item.current_period_end = period.end
  subscription.billing_cycle_anchor = anchor
  if (subscription.cancel_at_period_end) subscription.cancel_at = period.end
}

/**
 * Sets another price immediately, without proration. With the same interval nothing is charged until the next period;
 * with another interval a new period begins and is charged immediately, unless a trial runs. A trial moves the next
 * payment to its end, and Stripe creates an invoice of zero for it.
 *
 * @param wish `also`: further changes that belong to the same event
 */
export function changePlan(
  account: Account,
  subscription: Subscription,
  { price, trialEnd, also }: { price: Price | null; trialEnd: number | null; also: () => void },
) {
  const now = account.clock.now()
  const item = itemOf(subscription)
  if (price && price.currency !== subscription.currency) {
    throw badParameter(
      `The price specified supports currencies of ${price.currency}. This doesn't match the expected currency: ${subscription.currency}.`,
      'items[0][price_data][currency]',
    )
  }
  const before = item.price.recurring
  const isOtherRhythm =
    price !== null &&
    (before?.interval !== price.recurring?.interval ||
      before?.interval_count !== price.recurring?.interval_count)
  const isTrialing = trialEnd !== null || subscription.status === 'trialing'
  const isStartingAnew = isOtherRhythm && !isTrialing
  changeSubscription(account, subscription, () => {
    also()
    if (price) {
      item.price = price
      item.plan = planOf(price)
    }
    if (trialEnd !== null) {
      subscription.status = 'trialing'
      subscription.trial_start = now
      subscription.trial_end = trialEnd
      setPeriod(subscription, { start: now, end: trialEnd }, trialEnd)
    }
    if (isStartingAnew) {
      subscription.status = 'active'
      setPeriod(subscription, periodFrom(item.price, { anchor: now, start: now }), now)
    }
  })
  if (trialEnd === null && !isStartingAnew) return
  const period = { start: item.current_period_start, end: item.current_period_end }
  const invoice = draftInvoice(account, subscription, {
    reason: 'subscription_update',
    period,
    discount: runningDiscount(account, subscription),
    ...(isStartingAnew ? {} : { subtotal: 0 }),
  })
  subscription.latest_invoice = invoice.id
  finalizeInvoice(account, invoice)
  settleInvoice(account, subscription, invoice)
}
