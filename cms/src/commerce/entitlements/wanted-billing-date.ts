import { addMonths } from '../../platform/lib/dates'

const dayMs = 86_400_000

/** An earlier charge must leave time for its letter (`remindOfRenewals`). */
const noticeMs = 7 * dayMs

/** Tolerance for differences of seconds at the payment provider. */
export const toleranceMs = 60 * 60_000

/** The provider defers a charge by two years at most, from the subscription's anchor. */
const mostMonths = 24

type Facts = {
  /** End of premium over all active terms; null: none. */
  paidUntil: Date | null
  /** End of the periods already charged; these are never charged twice. */
  chargedUntil: Date | null
  /** The current date of the next charge. */
  current: Date
  /** The provider's billing anchor. */
  anchor: Date
  /** The current period was not charged: the charge was deferred. */
  isPutOff: boolean
  at: Date
}

/**
 * The next billing date of a subscriber (decision subscription-changes): after all their terms, and never within a
 * charged period. Later up to the provider's limit; earlier, after something was revoked, with a week's notice, and
 * never at once. undefined: unchanged.
 */
export function wantedBillingDate(facts: Facts): Date | undefined {
  const { paidUntil, chargedUntil, current, isPutOff } = facts
  const wanted = Math.max(paidUntil?.getTime() ?? 0, chargedUntil?.getTime() ?? 0)
  if (wanted > current.getTime()) return moved(facts, Math.min(wanted, latestOf(facts)), 'later')
  return isPutOff ? moved(facts, Math.max(wanted, soonestOf(facts)), 'sooner') : undefined
}

const soonestOf = ({ at }: Facts) => at.getTime() + noticeMs

/** The latest date the provider allows for a deferred charge. */
export const providersLimit = ({ anchor, at }: Pick<Facts, 'anchor' | 'at'>): Date =>
  addMonths(anchor < at ? anchor : at, mostMonths, 'UTC')

/** One day less: the provider uses its own time zone. */
const latestOf = (facts: Facts) => providersLimit(facts).getTime() - dayMs

function moved({ current }: Facts, to: number, where: 'later' | 'sooner'): Date | undefined {
  const ahead = to - current.getTime()
  const isMove = where === 'later' ? ahead >= toleranceMs : ahead <= -toleranceMs
  return isMove ? new Date(to) : undefined
}
