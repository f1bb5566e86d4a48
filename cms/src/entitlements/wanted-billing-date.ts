import { addMonths } from '../lib/dates'

const dayMs = 86_400_000

/** A charge that comes sooner than it was told leaves time for the letter that tells of it (`tellOfRenewals`). */
const noticeMs = 7 * dayMs

/** Differences that come from seconds of the payment provider's own. */
export const toleranceMs = 60 * 60_000

/** The provider puts a charge off by two years at most from the day that the subscription is counted from. */
const mostMonths = 24

type Facts = {
  /** Until when premium holds, of all that counts; null: there is none. */
  paidUntil: Date | null
  /** Until when the subscription's own charges reach; none of that is charged for twice. */
  chargedUntil: Date | null
  /** When the next charge would be made. */
  current: Date
  /** From which the provider counts. */
  anchor: Date
  /** Nothing was charged for the time that runs: it was put off. */
  isPutOff: boolean
  at: Date
}

/**
 * When a subscriber is to be charged next (decision 130): when all that they have is over, and never for what is
 * charged already. Later within the provider's limit; sooner, when something was taken away, with a week's notice,
 * and never at once. undefined: it stays.
 */
export function wantedBillingDate(facts: Facts): Date | undefined {
  const { paidUntil, chargedUntil, current, isPutOff } = facts
  const wanted = Math.max(paidUntil?.getTime() ?? 0, chargedUntil?.getTime() ?? 0)
  if (wanted > current.getTime()) return moved(facts, Math.min(wanted, latestOf(facts)), 'later')
  return isPutOff ? moved(facts, Math.max(wanted, soonestOf(facts)), 'sooner') : undefined
}

const soonestOf = ({ at }: Facts) => at.getTime() + noticeMs

/** Until when the provider can put a charge off. */
export const providersLimit = ({ anchor, at }: Pick<Facts, 'anchor' | 'at'>): Date =>
  addMonths(anchor < at ? anchor : at, mostMonths, 'UTC')

/** A day short of it: the provider counts in a zone of its own. */
const latestOf = (facts: Facts) => providersLimit(facts).getTime() - dayMs

function moved({ current }: Facts, to: number, where: 'later' | 'sooner'): Date | undefined {
  const ahead = to - current.getTime()
  const isMove = where === 'later' ? ahead >= toleranceMs : ahead <= -toleranceMs
  return isMove ? new Date(to) : undefined
}
