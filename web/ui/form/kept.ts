'use client'

import { useSyncExternalStore } from 'react'
import { type Kept, recall } from './kept-values'

const never = () => () => undefined

/** What another page of this tab kept, once the page is awake; undefined when there is nothing. */
export function useKept(name: keyof Kept | undefined): string | undefined {
  const value = useSyncExternalStore(
    never,
    () => (name ? recall(name) : null),
    () => null,
  )
  return value ?? undefined
}
