import { now } from '../../platform/lib/clock'

/** A user with an entry open, and its locale. */
export type Present = { userId: number; locale: string }

/** A user without a report for this long has left; the panel reports more often. */
export const presentMs = 30_000

/** Maximum entries in total, and per content entry; the oldest are dropped. */
export const mostPresent = 500
export const mostOfEntry = 20

type Seen = Present & { entry: string; at: number }

/** By entry and user, ordered by last report. */
const seen = new Map<string, Seen>()

const keyOf = (entry: string, userId: number) => `${entry} ${userId}`

/** Registers that a user has an entry open. */
export function comeIn(entry: string, { userId, locale }: Present) {
  const at = now().getTime()
  const key = keyOf(entry, userId)
  // Moves it to the end of the order.
  seen.delete(key)
  seen.set(key, { entry, userId, locale, at })
  for (const [old, one] of seen) {
    if (at - one.at < presentMs && seen.size <= mostPresent) break
    seen.delete(old)
  }
}

/** Registers that a user closed it. */
export function goOut(entry: string, userId: number) {
  seen.delete(keyOf(entry, userId))
}

/** Other users who have it open, latest report first. */
export function othersIn(entry: string, userId: number): Present[] {
  const since = now().getTime() - presentMs
  return [...seen.values()]
    .filter((one) => one.entry === entry && one.userId !== userId && one.at > since)
    .map(({ userId, locale }) => ({ userId, locale }))
    .reverse()
    .slice(0, mostOfEntry)
}
