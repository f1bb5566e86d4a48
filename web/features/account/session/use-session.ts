import { useSyncExternalStore } from 'react'
import { readOnServer, readSession, subscribe } from './user-store'

/** The state of the session, shared by all components. */
export const useSession = () => useSyncExternalStore(subscribe, readSession, readOnServer)
