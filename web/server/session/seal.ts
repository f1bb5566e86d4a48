import { sealData, unsealData } from 'iron-session'
import { env, getSecrets } from '@/env'
import { openedSeal, rememberSeal } from './opened-seals'
import { type Session, sessionSchema } from './session-schema'

/**
 * Name of the session cookie (spec §3, "Cookies"). Over https it has the `__Host-` prefix, so that sibling domains and
 * plain connections cannot set it (decision registration-and-sessions); browsers refuse the prefix without https.
 * `proxy` and `next.config` repeat both names.
 */
export const sessionCookie =
  new URL(env.PUBLIC_URL).protocol === 'https:' ? '__Host-token' : 'token'

/** Encrypts and signs a session with SESSION_SECRET, as the value of the cookie. */
export const sealSession = (session: Session, lifetimeSeconds: number) =>
  sealData(session, { password: getSecrets().SESSION_SECRET, ttl: lifetimeSeconds })

/** The session of a cookie; undefined when it is missing, expired, changed or sealed with another key. */
export async function openSession(cookie: string | undefined): Promise<Session | undefined> {
  if (!cookie) return undefined
  const known = openedSeal(cookie)
  if (known) return known
  const opened = await unsealData(cookie, { password: getSecrets().SESSION_SECRET }).catch(
    () => undefined,
  )
  const session = sessionSchema.safeParse(opened).data
  if (session) rememberSeal(cookie, session)
  return session
}
