import { setWhoIsHere } from '@/client/session/presence'
import type { User } from '@/lib/contract/user'

/** State of the session: loading, signed in, ended, or unknown because the call failed. */
export type SessionState =
  | { is: 'asking' }
  | { is: 'known'; user: User }
  | { is: 'over' }
  | { is: 'unknown' }

let state: SessionState = { is: 'asking' }
const listeners = new Set<() => void>()

export const readSession = () => state

/** On the server no user is known: pages are cached per audience. */
const onServer: SessionState = { is: 'asking' }
export const readOnServer = () => onServer

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setSession(next: SessionState) {
  state = next
  if (next.is === 'known') setWhoIsHere(next.user.id)
  for (const listener of listeners) listener()
}

/** Stores a user that a page has changed. */
export const storeUser = (user: User) => setSession({ is: 'known', user })

/** The me call (spec §4): loads the signed-in user; its response renews or removes the cookie. */
export async function refreshSession(): Promise<SessionState> {
  const answer = await fetch('/api/user/me', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) setSession({ is: 'known', user: (await answer.json()).user })
  else setSession({ is: answer?.status === 401 ? 'over' : 'unknown' })
  return state
}
