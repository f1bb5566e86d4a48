import type { ErrorCode } from '@krono/contract'
import type Stripe from 'stripe'
import { providersLimit } from '../entitlements/wanted-billing-date'
import { type OpenCharge, openChargeOf } from './open-charge'
import { instantOf } from './stripe'
import { periodEndOf } from './subscription-terms'

/** Stripe's states in which nothing is owed. */
const settled: readonly string[] = ['active', 'trialing']

const refusals = {
  owed: 'paymentOwed',
  underWay: 'chargeUnderWay',
} as const satisfies Record<OpenCharge, ErrorCode>

type Told = Pick<Stripe.Subscription, 'status' | 'billing_cycle_anchor'> &
  Parameters<typeof openChargeOf>[0] &
  Parameters<typeof periodEndOf>[0]

/**
 * Why a subscription cannot have another plan now (decision 134); undefined: it can. A new plan begins with a time
 * without a charge, in which Stripe forgets what is owed; and that time has a limit.
 */
export function refusalOfChange(told: Told, at: Date): ErrorCode | undefined {
  if (!settled.includes(told.status)) return 'paymentOwed'
  const open = openChargeOf(told)
  if (open) return refusals[open]
  const anchor = instantOf(told.billing_cycle_anchor)
  return periodEndOf(told) > providersLimit({ anchor, at }) ? 'planFixed' : undefined
}
