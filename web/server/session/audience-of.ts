import type { User } from '@krono/contract'
import type { Audience } from '@/base/routing/audiences'

/** The audience of a user. A user without a plan on record counts as monthly. */
export function audienceOf({
  isAdmin,
  tier,
  plan,
}: Pick<User, 'isAdmin' | 'tier' | 'plan'>): Audience {
  if (isAdmin) return 'admin'
  if (tier === 'free' || tier === 'visitor') return 'free'
  return `${tier}-${plan ?? 'monthly'}`
}

/** A user without a name is redirected to the profile (spec §2, "Route guards"). */
export const lacksName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  !firstName || !lastName
