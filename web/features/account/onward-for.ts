import type { User } from '@/lib/contract/user'

type Targets = {
  /** Page that requests a missing name before the user continues. */
  profile: string
  redirectUrl: string
}

/** The first page after signing in. */
export function onwardFor(
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
  { profile, redirectUrl }: Targets,
): string {
  if (firstName && lastName) return redirectUrl
  return `${profile}?${new URLSearchParams({ redirectUrl })}`
}
