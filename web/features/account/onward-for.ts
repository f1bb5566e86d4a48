import type { User } from '@/lib/contract/user'

type Ways = {
  /** Where one without a name is asked for it, before going on. */
  profile: string
  redirectUrl: string
}

/** The first page after signing in. */
export function onwardFor(
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
  { profile, redirectUrl }: Ways,
): string {
  if (firstName && lastName) return redirectUrl
  return `${profile}?${new URLSearchParams({ redirectUrl })}`
}
