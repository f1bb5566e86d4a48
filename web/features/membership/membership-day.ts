import type { BillingSummary } from '@krono/contract'

/** The one date shown for a membership: the next charge, or its end. */
export function membershipDay({ why, paidUntil, nextCharge }: BillingSummary) {
  const renews = why === 'renews' || why === 'later'
  if (renews && nextCharge) return { is: 'renews', on: nextCharge } as const
  return paidUntil ? ({ is: 'until', on: paidUntil } as const) : undefined
}
