import type { SubscriptionRow } from './subscription-row'

const dayMs = 86_400_000

type PastDue = Pick<SubscriptionRow, 'pastDueSince'>

/** End of the grace period of a failed renewal: premium continues for `days` (a setting); null if none failed. */
export const graceEndOf = ({ pastDueSince }: PastDue, days: number) =>
  pastDueSince ? new Date(new Date(pastDueSince).getTime() + days * dayMs) : null

/** Whether the grace period is over: then the subscription ends. */
export const isGraceOver = (row: PastDue, { at, days }: { at: Date; days: number }): boolean => {
  const end = graceEndOf(row, days)
  return end !== null && end < at
}
