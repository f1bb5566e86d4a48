import type { ErrorCode } from '@krono/contract'
import type Stripe from 'stripe'
import { providersLimit } from '../../entitlements/wanted-billing-date'
import { instantOf } from '../stripe/stripe'
import { type OpenCharge, openChargeOf } from './open-charge'
import { periodEndOf } from './subscription-terms'

/** Stripe's states without a failed charge. */
const settled: readonly string[] = ['active', 'trialing']

const refusals = {
  owed: 'paymentOwed',
  processing: 'chargeProcessing',
} as const satisfies Record<OpenCharge, ErrorCode>

type StripeSubscription = Pick<Stripe.Subscription, 'status' | 'billing_cycle_anchor'> &
  Parameters<typeof openChargeOf>[0] &
  Parameters<typeof periodEndOf>[0]

/**
 * Why a subscription cannot change its plan now (decision subscription-changes); undefined: it can. A new plan starts
 * with a trial period, in which Stripe drops open charges; and that period has a limit.
 */
export function refusalOfChange(atStripe: StripeSubscription, at: Date): ErrorCode | undefined {
  if (!settled.includes(atStripe.status)) return 'paymentOwed'
  const open = openChargeOf(atStripe)
  if (open) return refusals[open]
  const anchor = instantOf(atStripe.billing_cycle_anchor)
  return periodEndOf(atStripe) > providersLimit({ anchor, at }) ? 'planFixed' : undefined
}
