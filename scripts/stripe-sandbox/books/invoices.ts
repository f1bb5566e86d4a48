import type { Account } from '../account.ts'
import { discountOf } from '../shapes/coupon.ts'
import { invoiceOf, invoicePaymentOf } from '../shapes/invoice.ts'
import { pays } from '../shapes/payment-method.ts'
import { recordOf } from '../store.ts'
import type { Invoice, PaymentIntent, Subscription } from '../types.ts'
import { cardOf } from './customers.ts'
import { declineMoney, openIntent, takeMoney } from './payments.ts'
import type { Period } from './periods.ts'

const days = 24 * 3_600
/** Stripe's usual plan of tries: the first, and three more. */
export const lastAttempt = 4
const nextAttemptSeconds = 3 * days

/**
 * @param facts `subtotal` is that of the price unless something else is said (a trial costs nothing)
 */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  {
    reason,
    period,
    subtotal,
    coupon = null,
  }: {
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    period: Period
    subtotal?: number
    coupon?: { id: string; off: number; session: string } | null
  },
) {
  const { store, clock } = account
  const price = subscription.items.data[0]?.price
  const customer = recordOf(store.customers, subscription.customer)
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
  account.emit('invoice.created', invoice)
  return invoice
}

/**
 * From here on it cannot change any more, and is to be paid.
 *
 * @param opened money that somebody has tried to pay before
 */
export function finalizeInvoice(account: Account, invoice: Invoice, opened?: PaymentIntent) {
  const { store, clock, settings } = account
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
  invoice.hosted_invoice_url = `${settings.url}/i/${invoice.id}`
  if (invoice.amount_due > 0) {
    const isFirst = invoice.billing_reason === 'subscription_create'
    const intent =
      opened ??
      openIntent(account, {
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
  account.emit('invoice.finalized', invoice)
}

const paymentOf = ({ store }: Account, invoice: Invoice) =>
  [...store.invoicePayments.values()].find((payment) => payment.invoice === invoice.id)

function markPaid(account: Account, invoice: Invoice) {
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

function markFailed(account: Account, invoice: Invoice) {
  const isOver = invoice.attempt_count >= lastAttempt
  invoice.next_payment_attempt = isOver ? null : account.clock.now() + nextAttemptSeconds
  invoice.auto_advance = !isOver
  account.emit('invoice.payment_failed', invoice)
}

/**
 * Tries to take the money of an open invoice with the card of its subscription.
 *
 * @param how `isRefused`: this once, whatever the card is
 * @returns whether it is paid
 */
export function attemptPayment(
  account: Account,
  invoice: Invoice,
  subscription: Subscription,
  { isRefused = false }: { isRefused?: boolean } = {},
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
  const isPaid = pays(method) && !isRefused
  if (isPaid) takeMoney(account, intent, method)
  else declineMoney(account, intent, method)
  if (isPaid) markPaid(account, invoice)
  else markFailed(account, invoice)
  return isPaid
}
