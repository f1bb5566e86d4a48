import type { SubscriptionRow } from './subscription-row'

/** For how long premium stays while Stripe tries a failed renewal again. */
const graceMs = 7 * 86_400_000

/** When the patience with a failed renewal ends; null while none failed. */
export const graceEndOf = ({ pastDueSince }: Pick<SubscriptionRow, 'pastDueSince'>) =>
  pastDueSince ? new Date(new Date(pastDueSince).getTime() + graceMs) : null

/** Whether it has ended: then so does the subscription. */
export const isGraceOver = (row: Pick<SubscriptionRow, 'pastDueSince'>, at: Date): boolean => {
  const end = graceEndOf(row)
  return end !== null && end < at
}
