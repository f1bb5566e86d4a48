import type { BillingSummary } from '@krono/contract'
import { toleranceMs } from '../../entitlements/wanted-billing-date'
import { datedStates, owingStates, type SubscriptionRow } from './subscription-row'

type Facts = {
  at: Date
  /** The end of all active terms (`paidUserExpire`). */
  paidUntil: Date | null
  living:
    | (Pick<SubscriptionRow, 'status' | 'cancelAtPeriodEnd'> & {
        /** The date of the charge, or the one it is being moved to. */
        nextCharge: Date
      })
    | undefined
  causes: BillingSummary['causes']
  suspendedSince: Date | null
}

/**
 * Relates the end of premium and the next charge, for all pages and e-mails (decision subscription-changes):
 * differences of seconds at Stripe count as the same day.
 */
export function evaluateBilling(facts: Facts): BillingSummary {
  const { at, living, suspendedSince } = facts
  const paidUntil = facts.paidUntil && facts.paidUntil > at ? facts.paidUntil : null
  const why = whyOf({ ...facts, paidUntil })
  const isSet = living && isCharged(living)
  const nextCharge = isSet ? living.nextCharge : null
  return {
    why,
    paidUntil: (why === 'renews' ? nextCharge : paidUntil)?.toISOString() ?? null,
    nextCharge: nextCharge?.toISOString() ?? null,
    causes: why === 'renews' ? facts.causes : [],
    suspendedSince: suspendedSince?.toISOString() ?? null,
  }
}

type Living = NonNullable<Facts['living']>

/** A charge has a date only if nothing failed and it is not set to end. */
const isCharged = ({ status, cancelAtPeriodEnd }: Living) =>
  !cancelAtPeriodEnd && datedStates.includes(status)

function whyOf({ paidUntil, living, suspendedSince }: Facts): BillingSummary['why'] {
  const isShut = paidUntil === null && (suspendedSince !== null || living?.status === 'paused')
  if (isShut) return 'suspended'
  if (!living) return 'none'
  if (owingStates.includes(living.status)) return 'owed'
  if (!isCharged(living)) return 'canceled'
  const ahead = (paidUntil?.getTime() ?? 0) - living.nextCharge.getTime()
  if (Math.abs(ahead) < toleranceMs) return 'renews'
  return ahead > 0 ? 'ahead' : 'later'
}
