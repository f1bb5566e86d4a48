import type { Dispute } from '../types.ts'

type Status = Dispute['status']

/**
 * Transitions between Stripe's statuses of a dispute. A warning (an inquiry) takes no money and may become a dispute,
 * which does. A lost dispute may be appealed and won; whether a bank can appeal a won one is unknown.
 */
export const disputeMoves: Readonly<Record<string, readonly Status[]>> = {
  warning_needs_response: ['warning_under_review', 'warning_closed', 'needs_response'],
  warning_under_review: ['warning_closed', 'needs_response'],
  needs_response: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  lost: ['appeal_needs_response', 'won'],
  appeal_needs_response: ['appeal_under_review', 'won', 'lost'],
  appeal_under_review: ['won', 'lost'],
}

/** Statuses in which the bank has decided. */
export const closedStatuses: ReadonlySet<Status> = new Set<Status>([
  'warning_closed',
  'won',
  'lost',
])

const moneyIsOurs = /^(warning_|won$|prevented$)/u

/** Whether the bank has the money. */
export const withholdsMoney = (status: Status) => !moneyIsOurs.test(status)
