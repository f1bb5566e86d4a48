import type Stripe from 'stripe'

/** An open charge of a subscription: `processing` was not tried yet, `owed` has failed. */
export type OpenCharge = 'processing' | 'owed'

type StripeSubscription = {
  latest_invoice: string | Pick<Stripe.Invoice, 'status' | 'amount_due' | 'attempt_count'> | null
}

/**
 * The open charge of a subscription's last invoice, with `expand: ['latest_invoice']`. Stripe creates it an hour before
 * the charge, and the status stays `active` meanwhile.
 */
export function openChargeOf({
  latest_invoice: invoice,
}: StripeSubscription): OpenCharge | undefined {
  if (!invoice || typeof invoice === 'string') return undefined
  const { status, amount_due, attempt_count } = invoice
  if ((status !== 'draft' && status !== 'open') || amount_due === 0) return undefined
  return attempt_count > 0 ? 'owed' : 'processing'
}
