'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated; clicks before that would be lost. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
