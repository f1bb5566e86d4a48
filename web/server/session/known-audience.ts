import { openedSeal } from './opened-seals'

/**
 * The audience of a recently unsealed cookie, so that the proxy need not run. Undefined for a user without a name, whom
 * the proxy redirects to the profile.
 */
export function knownAudience(cookie: string | undefined) {
  const session = openedSeal(cookie)
  return session?.lacksName ? undefined : session?.audience
}
