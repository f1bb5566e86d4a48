import { tellWhoIsHere } from '@/client/session/who-is-here'
import type { User } from '@/lib/contract/user'

/** What is known of the session: still asked for, somebody's, nobody's any more, or not to be learnt now. */
export type SessionState =
  | { is: 'asking' }
  | { is: 'known'; user: User }
  | { is: 'over' }
  | { is: 'unknown' }

let state: SessionState = { is: 'asking' }
const listeners = new Set<() => void>()

export const readSession = () => state

/** On the server nobody is known: pages are kept for everybody of an audience. */
const onServer: SessionState = { is: 'asking' }
export const readOnServer = () => onServer

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tell(next: SessionState) {
  state = next
  if (next.is === 'known') tellWhoIsHere(next.user.id)
  for (const listener of listeners) listener()
}

/** A page that changed the user says so. */
export const tellUser = (user: User) => tell({ is: 'known', user })

/** The me call (spec §4): who is signed in; web renews or removes the cookie on the way. */
export async function askWhoIsThere(): Promise<SessionState> {
  const answer = await fetch('/api/user/me', { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) tell({ is: 'known', user: (await answer.json()).user })
  else tell({ is: answer?.status === 401 ? 'over' : 'unknown' })
  return state
}
