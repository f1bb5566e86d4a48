import type { Outlook } from '@krono/contract'
import { toleranceMs } from '../entitlements/wanted-billing-date'
import { datedStates, owingStates, type SubscriptionRow } from './subscription-row'

type Facts = {
  at: Date
  /** The end of all that counts (`paidUserExpire`). */
  paidUntil: Date | null
  living:
    | (Pick<SubscriptionRow, 'status' | 'cancelAtPeriodEnd'> & {
        /** Where the charge is, or is being moved to. */
        nextCharge: Date
      })
    | undefined
  causes: Outlook['causes']
  restsSince: Date | null
}

/**
 * How the end of what somebody has and the next charge go together, said once for all pages and letters (decision 135):
 * what differs by seconds of Stripe's is the same day for people too.
 */
export function judgeOutlook(facts: Facts): Outlook {
  const { at, living, restsSince } = facts
  const paidUntil = facts.paidUntil && facts.paidUntil > at ? facts.paidUntil : null
  const why = whyOf({ ...facts, paidUntil })
  const isSet = living && isCharged(living)
  const nextCharge = isSet ? living.nextCharge : null
  return {
    why,
    paidUntil: (why === 'renews' ? nextCharge : paidUntil)?.toISOString() ?? null,
    nextCharge: nextCharge?.toISOString() ?? null,
    causes: why === 'renews' ? facts.causes : [],
    restsSince: restsSince?.toISOString() ?? null,
  }
}

type Living = NonNullable<Facts['living']>

/** A charge has a date: nothing failed, nothing ends. */
const isCharged = ({ status, cancelAtPeriodEnd }: Living) =>
  !cancelAtPeriodEnd && datedStates.includes(status)

function whyOf({ paidUntil, living, restsSince }: Facts): Outlook['why'] {
  const isShut = paidUntil === null && (restsSince !== null || living?.status === 'paused')
  if (isShut) return 'resting'
  if (!living) return 'none'
  if (owingStates.includes(living.status)) return 'owed'
  if (!isCharged(living)) return 'canceled'
  const ahead = (paidUntil?.getTime() ?? 0) - living.nextCharge.getTime()
  if (Math.abs(ahead) < toleranceMs) return 'renews'
  return ahead > 0 ? 'ahead' : 'later'
}
