import type Stripe from 'stripe'

/** A charge of a subscription that is not settled: `underWay` is one that was not tried yet, `owed` one that failed. */
export type OpenCharge = 'underWay' | 'owed'

type Told = {
  latest_invoice: string | Pick<Stripe.Invoice, 'status' | 'amount_due' | 'attempt_count'> | null
}

/**
 * What is open of the last invoice of a subscription, which came with it (`expand: ['latest_invoice']`). Stripe makes
 * it an hour before it charges, and says `active` all that time.
 */
export function openChargeOf({ latest_invoice: invoice }: Told): OpenCharge | undefined {
  if (!invoice || typeof invoice === 'string') return undefined
  const { status, amount_due, attempt_count } = invoice
  if ((status !== 'draft' && status !== 'open') || amount_due === 0) return undefined
  return attempt_count > 0 ? 'owed' : 'underWay'
}
