'use client'

import { useSyncExternalStore } from 'react'
import { readFromTab, type TabValues } from './tab-values'

const never = () => () => undefined

/** A value that another page stored in this tab, available after hydration; undefined if there is none. */
export function useTabValue(name: keyof TabValues | undefined): string | undefined {
  const value = useSyncExternalStore(
    never,
    () => (name ? readFromTab(name) : null),
    () => null,
  )
  return value ?? undefined
}
