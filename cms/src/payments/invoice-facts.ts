import type Stripe from 'stripe'
import { idOf, instantOf } from './stripe'

/** The payment intent of a paid invoice that came with its payments. */
export function paymentOfInvoice({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}

/** The payment intent by which an invoice that came with its payments is to be paid. */
export function openPaymentOf({ payments }: Stripe.Invoice): string | null {
  const open = payments?.data.find(({ is_default }) => is_default)
  return idOf(open?.payment.payment_intent)
}

/** The line that goes furthest: it has the time that an invoice pays for. */
const lastLine = ({ lines }: Stripe.Invoice) =>
  [...lines.data].sort((a, b) => b.period.end - a.period.end)[0]

/** The time that an invoice pays for. */
export function periodOfInvoice(invoice: Stripe.Invoice) {
  const last = lastLine(invoice)
  if (!last) return {}
  return {
    periodStart: instantOf(last.period.start).toISOString(),
    periodEnd: instantOf(last.period.end).toISOString(),
  }
}

/** The id of Stripe's price for that time. */
export const priceOfInvoice = (invoice: Stripe.Invoice): string | null =>
  idOf(lastLine(invoice)?.pricing?.price_details?.price)

/** Minor units that coupons at Stripe took off: of somebody with the dashboard, since ours hold for the first term alone. */
export const discountOfInvoice = ({ total_discount_amounts }: Stripe.Invoice): number =>
  (total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** The subscription that an invoice belongs to. */
export const subscriptionOfInvoice = ({ parent }: Stripe.Invoice) =>
  idOf(parent?.subscription_details?.subscription)
