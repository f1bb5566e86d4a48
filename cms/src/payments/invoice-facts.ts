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

/** The time that an invoice pays for: of its line that goes furthest. */
export function periodOfInvoice({ lines }: Stripe.Invoice) {
  const [last] = [...lines.data].sort((a, b) => b.period.end - a.period.end)
  if (!last) return {}
  return {
    periodStart: instantOf(last.period.start).toISOString(),
    periodEnd: instantOf(last.period.end).toISOString(),
  }
}

/** The subscription that an invoice belongs to. */
export const subscriptionOfInvoice = ({ parent }: Stripe.Invoice) =>
  idOf(parent?.subscription_details?.subscription)
