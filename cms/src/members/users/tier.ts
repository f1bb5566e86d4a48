import type { Tier } from '@krono/contract'
import type { UserRow } from './user-row'

type Paying = Pick<
  UserRow,
  'isPaidUser' | 'paidUserExpire' | 'subscriptionId' | 'subscriptionCanceled'
>

/** The tier of a user at an instant, checked in this order (spec §6, "Who is who"). */
export function tierOf(user: Paying | undefined, at: Date): Tier {
  if (!user) return 'visitor'
  if (user.isPaidUser && user.subscriptionId && !user.subscriptionCanceled) return 'subscriber'
  const isPaidUp = !!user.paidUserExpire && new Date(user.paidUserExpire) > at
  return user.isPaidUser && isPaidUp ? 'paid' : 'free'
}
