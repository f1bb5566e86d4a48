import { callApi } from '@/client/api-client'
import { whenKnown } from '@/client/session/presence'
import { type ItemKey, isItemKey } from '@/lib/contract/item-keys'

/** If the list fails, items are shown as for sale; a second purchase is refused by the cms. */
const silent = { unavailable: '', failed: '' }

let owned: ReadonlySet<ItemKey> = new Set()
const listeners = new Set<() => void>()

/** Whether the signed-in user has an item, if known. */
export const isOwned = (key: ItemKey) => owned.has(key)

/** Pages are cached per audience: the server knows no owner. */
export const isOwnedOnServer = () => false

/** Requested once for all marks of a page, and again on the next page, for example after a purchase. */
export function subscribe(listener: () => void) {
  if (listeners.size === 0) void ask()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

async function ask() {
  await whenKnown()
  const answer = await callApi('ownedItems', {}, silent)
  if (!answer.ok) return
  owned = new Set(answer.data.items.filter(isItemKey))
  for (const notify of listeners) notify()
}
