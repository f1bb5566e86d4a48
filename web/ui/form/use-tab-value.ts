'use client'

import { useSyncExternalStore } from 'react'
import { readFromTab, type TabValues } from './tab-values'

const never = () => () => undefined

/** What another page of this tab kept, once the page is awake; undefined when there is nothing. */
export function useTabValue(name: keyof TabValues | undefined): string | undefined {
  const value = useSyncExternalStore(
    never,
    () => (name ? readFromTab(name) : null),
    () => null,
  )
  return value ?? undefined
}
