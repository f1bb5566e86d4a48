import { useRef } from 'react'
import { newKey } from './new-key'

/**
 * Idempotency key of an action (`key` in the contract): the same for the same wish, however often it is sent, until it
 * succeeds. Another amount is another wish.
 */
export function useKeyOf() {
  const last = useRef<{ wish: string; key: string }>(undefined)
  return {
    keyOf(wish: string): string {
      if (last.current?.wish !== wish) last.current = { wish, key: newKey() }
      return last.current.key
    },
    renew() {
      last.current = undefined
    },
  }
}
