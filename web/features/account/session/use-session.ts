import { useSyncExternalStore } from 'react'
import { readOnServer, readSession, subscribe } from './user-store'

/** What is known of the session, in every leaf the same. */
export const useSession = () => useSyncExternalStore(subscribe, readSession, readOnServer)
