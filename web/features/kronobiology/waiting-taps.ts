import { tapsName } from '@/client/session/clear-local-data'
import type { FeltScale } from '@/lib/contract/felt-scales'

/** The answers for a day, and when they were tapped. */
export type Tap = Record<FeltScale, number | null> & { word: string; at: string }

/** By the day. */
type Taps = Readonly<Record<string, Tap>>

// Where storage is switched off or full, a tap waits at least as long as its page is there.
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

/** The taps of a user that wait on this device to be sent. */
export function waitingTaps(userId: string): Taps {
  try {
    const found: unknown = JSON.parse(stored(tapsName(userId)) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Taps) : {}
  } catch {
    return {}
  }
}

/** Keeps a tap until it is sent: of a day the last one. */
export const storeTap = (userId: string, day: string, tap: Tap) =>
  store(tapsName(userId), { ...waitingTaps(userId), [day]: tap })

/** A tap that was sent waits no more; one that came meanwhile for the same day does. */
export function dropTap(userId: string, day: string, { at }: Tap) {
  const { [day]: tap, ...others } = waitingTaps(userId)
  if (tap?.at === at) store(tapsName(userId), others)
}
