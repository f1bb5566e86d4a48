import { tapsName } from '@/client/session/clear-local-data'
import type { FeltScale } from '@/lib/contract/felt-scales'

/** The ratings of a day, and the time of the last tap. */
export type Tap = Record<FeltScale, number | null> & { word: string; at: string }

/** By day. */
type Taps = Readonly<Record<string, Tap>>

// Fallback without storage: a tap waits while the page is open.
const inMemory = new Map<string, string>()

function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return inMemory.get(name)
  }
}

function store(name: string, taps: Taps) {
  const text = JSON.stringify(taps)
  const isEmpty = Object.keys(taps).length === 0
  try {
    if (isEmpty) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    inMemory.set(name, text)
  }
}

/** Unsent taps of a user on this device. */
export function waitingTaps(userId: string): Taps {
  try {
    const found: unknown = JSON.parse(stored(tapsName(userId)) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Taps) : {}
  } catch {
    return {}
  }
}

/** Stores a tap until it is sent: the last one of each day. */
export const storeTap = (userId: string, day: string, tap: Tap) =>
  store(tapsName(userId), { ...waitingTaps(userId), [day]: tap })

/** Removes a sent tap; a later one of the same day stays. */
export function dropTap(userId: string, day: string, { at }: Tap) {
  const { [day]: tap, ...others } = waitingTaps(userId)
  if (tap?.at === at) store(tapsName(userId), others)
}
