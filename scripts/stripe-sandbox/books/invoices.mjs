import { discountOf } from '../shapes/coupon.mjs'
import { invoiceOf, invoicePaymentOf } from '../shapes/invoice.mjs'
import { pays } from '../shapes/payment-method.mjs'
import { known } from '../store.mjs'
import { cardOf } from './customers.mjs'
import { declineMoney, openIntent, takeMoney } from './payments.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').Invoice} Invoice */
/** @typedef {import('../types.mjs').Subscription} Subscription */

const days = 24 * 3_600
/** Stripe's usual plan of tries: the first, and three more. */
export const lastAttempt = 4
const nextAttemptSeconds = 3 * days

/**
 * @param {World} world
 * @param {Subscription} subscription
 * @param {{ reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update', period: import('./periods.mjs').Period, subtotal?: number, coupon?: { id: string, off: number, session: string } | null }} facts
 *   `subtotal` is that of the price unless something else is said (a trial costs nothing)
 */
export function draftInvoice(world, subscription, { reason, period, subtotal, coupon = null }) {
  const { store, clock } = world
  const price = subscription.items.data[0]?.price
  const customer = known(store.customers, subscription.customer)
  const discount = coupon
    ? discountOf({
        start: clock.now(),
        coupon: coupon.id,
        customer: customer.id,
        session: coupon.session,
        subscription: subscription.id,
        invoice: null,
      })
    : null
  if (discount) store.discounts.set(discount.id, discount)
  const invoice = invoiceOf({
    created: clock.now(),
    customer,
    subscription,
    reason,
    period,
    subtotal: subtotal ?? price?.unit_amount ?? 0,
    discount: coupon?.off ?? 0,
    discountId: discount?.id ?? null,
    name: store.products.get(price?.product ?? '')?.name ?? '',
  })
  store.invoices.set(invoice.id, invoice)
  world.emit('invoice.created', invoice)
  return invoice
}

/**
 * From here on it cannot change any more, and is to be paid.
 *
 * @param {World} world
 * @param {Invoice} invoice
 * @param {import('../types.mjs').PaymentIntent} [opened] money that somebody has tried to pay before
 */
export function finalizeInvoice(world, invoice, opened) {
  const { store, clock, settings } = world
  const customer = known(store.customers, invoice.customer ?? '')
  const number = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = number + 1
  customer.currency ??= invoice.currency
  invoice.number = `${customer.invoice_prefix}-${String(number).padStart(4, '0')}`
  invoice.status = 'open'
  invoice.effective_at = clock.now()
  invoice.ending_balance = 0
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.finalized_at = clock.now()
  invoice.hosted_invoice_url = `${settings.url}/i/${invoice.id}`
  if (invoice.amount_due > 0) {
    const isFirst = invoice.billing_reason === 'subscription_create'
    const intent =
      opened ??
      openIntent(world, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description: isFirst ? 'Subscription creation' : 'Subscription update',
        // Stripe does not copy a subscription's metadata to the money that pays it.
        metadata: {},
        isForLater: isFirst,
      })
    const payment = invoicePaymentOf({ created: clock.now(), invoice, intent: intent.id })
    store.invoicePayments.set(payment.id, payment)
  }
  world.emit('invoice.finalized', invoice)
}

/** @param {World} world @param {Invoice} invoice */
const paymentOf = ({ store }, invoice) =>
  [...store.invoicePayments.values()].find((payment) => payment.invoice === invoice.id)

/** @param {World} world @param {Invoice} invoice */
function markPaid(world, invoice) {
  const now = world.clock.now()
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  const payment = paymentOf(world, invoice)
  if (payment) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = now
  }
  world.emit('invoice.paid', invoice)
}

/** @param {World} world @param {Invoice} invoice */
function markFailed(world, invoice) {
  const isOver = invoice.attempt_count >= lastAttempt
  invoice.next_payment_attempt = isOver ? null : world.clock.now() + nextAttemptSeconds
  invoice.auto_advance = !isOver
  world.emit('invoice.payment_failed', invoice)
}

/**
 * Tries to take the money of an open invoice with the card of its subscription.
 *
 * @param {World} world
 * @param {Invoice} invoice
 * @param {Subscription} subscription
 * @param {{ isRefused?: boolean }} [how] `isRefused`: this once, whatever the card is
 * @returns {boolean} whether it is paid
 */
export function attemptPayment(world, invoice, subscription, { isRefused = false } = {}) {
  const payment = paymentOf(world, invoice)
  if (!payment) {
    markPaid(world, invoice)
    return true
  }
  const intent = known(world.store.paymentIntents, payment.payment.payment_intent ?? '')
  const method = cardOf(world, subscription)
  invoice.attempted = true
  invoice.attempt_count += 1
  const isPaid = pays(method) && !isRefused
  if (isPaid) takeMoney(world, intent, method)
  else declineMoney(world, intent, method)
  if (isPaid) markPaid(world, invoice)
  else markFailed(world, invoice)
  return isPaid
}
