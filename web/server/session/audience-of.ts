import type { User } from '@krono/contract'
import type { Audience } from '@/base/routing/audiences'

/** Whose pages a user sees. Without a plan on record, those of the monthly one. */
export function audienceOf({
  isAdmin,
  tier,
  plan,
}: Pick<User, 'isAdmin' | 'tier' | 'plan'>): Audience {
  if (isAdmin) return 'admin'
  if (tier === 'free' || tier === 'visitor') return 'free'
  return `${tier}-${plan ?? 'monthly'}`
}

/** Who has not told a name yet is sent to the profile (spec §2, "Route guards"). */
export const lacksName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  !firstName || !lastName
