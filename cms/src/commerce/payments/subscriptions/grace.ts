import type { SubscriptionRow } from './subscription-row'

/** How long premium continues while Stripe retries a failed renewal. */
const graceMs = 7 * 86_400_000

/** End of the grace period of a failed renewal; null if none failed. */
export const graceEndOf = ({ pastDueSince }: Pick<SubscriptionRow, 'pastDueSince'>) =>
  pastDueSince ? new Date(new Date(pastDueSince).getTime() + graceMs) : null

/** Whether the grace period is over: then the subscription ends. */
export const isGraceOver = (row: Pick<SubscriptionRow, 'pastDueSince'>, at: Date): boolean => {
  const end = graceEndOf(row)
  return end !== null && end < at
}
