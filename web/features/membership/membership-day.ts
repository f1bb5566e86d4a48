import type { Outlook } from '@krono/contract'

/** The one day that somebody's membership shows: of the next charge, or of its end. */
export function membershipDay({ why, paidUntil, nextCharge }: Outlook) {
  const renews = why === 'renews' || why === 'later'
  if (renews && nextCharge) return { is: 'renews', on: nextCharge } as const
  return paidUntil ? ({ is: 'until', on: paidUntil } as const) : undefined
}
