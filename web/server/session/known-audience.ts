import { openedSeal } from './opened-seals'

/**
 * Whose pages the bearer of this cookie gets, when it was opened a moment ago: then the proxy has nothing to decide
 * (decision 142). Who has no name yet is led to the profile, which the proxy does.
 */
export function knownAudience(cookie: string | undefined) {
  const session = openedSeal(cookie)
  return session?.lacksName ? undefined : session?.audience
}
