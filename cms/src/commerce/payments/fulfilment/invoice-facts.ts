import type Stripe from 'stripe'
import { idOf, instantOf } from '../stripe/stripe'

/** The payment intent of a paid invoice, with `payments` expanded. */
export function paymentOfInvoice({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}

/** The payment intent that is to pay an invoice, with `payments` expanded. */
export function openPaymentOf({ payments }: Stripe.Invoice): string | null {
  const open = payments?.data.find(({ is_default }) => is_default)
  return idOf(open?.payment.payment_intent)
}

/** The line with the latest end: it has the period that an invoice pays for. */
const lastLine = ({ lines }: Stripe.Invoice) =>
  [...lines.data].sort((a, b) => b.period.end - a.period.end)[0]

/** The period that an invoice pays for. */
export function periodOfInvoice(invoice: Stripe.Invoice) {
  const last = lastLine(invoice)
  if (!last) return {}
  return {
    periodStart: instantOf(last.period.start).toISOString(),
    periodEnd: instantOf(last.period.end).toISOString(),
  }
}

/** The Stripe price id of that period. */
export const priceOfInvoice = (invoice: Stripe.Invoice): string | null =>
  idOf(lastLine(invoice)?.pricing?.price_details?.price)

/** Discount by Stripe coupons in minor units: created in the dashboard, since ours apply to the first term only. */
export const discountOfInvoice = ({ total_discount_amounts }: Stripe.Invoice): number =>
  (total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** The subscription that an invoice belongs to. */
export const subscriptionOfInvoice = ({ parent }: Stripe.Invoice) =>
  idOf(parent?.subscription_details?.subscription)
