'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import type { ItemKey } from '@/lib/contract/item-keys'
import { isOwned, isOwnedOnServer, subscribe } from './owned-items'

type IfOwnedProps = {
  item: ItemKey
  /** For its owner. */
  owned: ReactNode
  /** For everybody else, and until the owner is known. */
  children?: ReactNode
}

/** Shows a mark or a link instead of an offer to those who have an item already. */
export function IfOwned({ item, owned, children }: IfOwnedProps) {
  const has = useSyncExternalStore(subscribe, () => isOwned(item), isOwnedOnServer)
  return has ? owned : children
}
