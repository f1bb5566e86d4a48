import type { Account } from '../account.ts'
import { invoiceOf, invoicePaymentOf } from '../shapes/invoice.ts'
import { asks, pays } from '../shapes/payment-method.ts'
import { recordOf } from '../store.ts'
import type { Discount, Invoice, PaymentIntent, Subscription } from '../types.ts'
import { cardOf } from './customers.ts'
import { offOf } from './discounts.ts'
import { askBuyer, declineMoney, openIntent, takeMoney } from './payments.ts'
import type { Period } from './periods.ts'

const days = 24 * 3_600
/** Stripe's default schedule: the first attempt, and three retries. */
export const lastAttempt = 4
const nextAttemptSeconds = 3 * days

/**
 * Creates a draft invoice. That of a renewal stays a draft for an hour.
 *
 * @param facts `subtotal`: by default that of the price (a trial costs nothing); `at`: time of creation, if it is in the
 *   past
 */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  {
    reason,
    period,
    subtotal,
    discount = null,
    at = account.clock.now(),
  }: {
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    period: Period
    subtotal?: number
    discount?: Discount | null
    at?: number
  },
) {
  const { store } = account
  const price = subscription.items.data[0]?.price
  const customer = recordOf(store.customers, subscription.customer)
  const whole = subtotal ?? price?.unit_amount ?? 0
  const held = whole === 0 ? null : discount
  const invoice = invoiceOf({
    created: at,
    customer,
    subscription,
    reason,
    period,
    subtotal: whole,
    discount: held ? offOf(account, held, { subtotal: whole, currency: subscription.currency }) : 0,
    discountId: held?.id ?? null,
    name: store.products.get(price?.product ?? '')?.name ?? '',
  })
  store.invoices.set(invoice.id, invoice)
  account.emit('invoice.created', invoice)
  return invoice
}

/**
 * Finalizes an invoice: it cannot change any more, and is due.
 *
 * @param opened payment intent of an earlier attempt
 */
export function finalizeInvoice(account: Account, invoice: Invoice, opened?: PaymentIntent) {
  const { store, clock } = account
  const customer = recordOf(store.customers, invoice.customer ?? '')
  const number = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = number + 1
  customer.currency ??= invoice.currency
  invoice.number = `${customer.invoice_prefix}-${String(number).padStart(4, '0')}`
  invoice.status = 'open'
  invoice.effective_at = clock.now()
  invoice.ending_balance = 0
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.finalized_at = clock.now()
  if (invoice.amount_due > 0) {
    const isFirst = invoice.billing_reason === 'subscription_create'
    const intent =
      opened ??
      openIntent(account, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description: isFirst ? 'Subscription creation' : 'Subscription update',
        // Stripe does not copy a subscription's metadata to its payment intents.
        metadata: {},
        isForLater: isFirst,
      })
    const payment = invoicePaymentOf({ created: clock.now(), invoice, intent: intent.id })
    store.invoicePayments.set(payment.id, payment)
  }
  account.emit('invoice.finalized', invoice)
}

const paymentOf = ({ store }: Account, invoice: Invoice) =>
  [...store.invoicePayments.values()].find((payment) => payment.invoice === invoice.id)

export function markPaid(account: Account, invoice: Invoice) {
  const now = account.clock.now()
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  const payment = paymentOf(account, invoice)
  if (payment) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = now
  }
  account.emit('invoice.paid', invoice)
}

export function markFailed(account: Account, invoice: Invoice) {
  const isOver = invoice.attempt_count >= lastAttempt
  invoice.next_payment_attempt = isOver ? null : account.clock.now() + nextAttemptSeconds
  invoice.auto_advance = !isOver
  account.emit('invoice.payment_failed', invoice)
}

export interface Attempt {
  isRefused?: boolean
  isAuthenticated?: boolean
}

/**
 * Attempts to pay an open invoice with the card of its subscription.
 *
 * @param how `isRefused`: fails this attempt with any card; `isAuthenticated`: the buyer has passed 3-D Secure
 * @returns whether it is paid
 */
export function attemptPayment(
  account: Account,
  invoice: Invoice,
  subscription: Subscription,
  { isRefused = false, isAuthenticated = false }: Attempt = {},
): boolean {
  const payment = paymentOf(account, invoice)
  if (!payment) {
    markPaid(account, invoice)
    return true
  }
  const intent = recordOf(account.store.paymentIntents, payment.payment.payment_intent ?? '')
  const method = cardOf(account, subscription)
  invoice.attempted = true
  invoice.attempt_count += 1
  const mustAsk = asks(method) && !isAuthenticated && !isRefused
  const isPaid = (pays(method) || (asks(method) && isAuthenticated)) && !isRefused
  if (isPaid) takeMoney(account, intent, method)
  else if (mustAsk) askBuyer(account, intent, method)
  else declineMoney(account, intent, method)
  if (mustAsk) account.emit('invoice.payment_action_required', invoice)
  // Unverified: Stripe may not report the failure in addition to the action. It is certain that it is past due.
  if (isPaid) markPaid(account, invoice)
  else markFailed(account, invoice)
  return isPaid
}
