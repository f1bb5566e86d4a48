'use client'

import { useSyncExternalStore } from 'react'
import { readFromTab, type TabValues } from './tab-values'

const never = () => () => undefined

/** The value stored by another page of this tab, after hydration; undefined when there is none. */
export function useTabValue(name: keyof TabValues | undefined): string | undefined {
  const value = useSyncExternalStore(
    never,
    () => (name ? readFromTab(name) : null),
    () => null,
  )
  return value ?? undefined
}
