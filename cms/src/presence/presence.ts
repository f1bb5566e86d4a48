import { now } from '../lib/clock'

/** Who has an entry open, and in which language. */
export type Present = { userId: number; locale: string }

/** Whoever is not heard of for so long has gone; the panel speaks up more often. */
export const presentMs = 30_000

/** How many are known at all, and of one entry; the oldest go. */
export const mostPresent = 500
export const mostOfEntry = 20

type Seen = Present & { entry: string; at: number }

/** By entry and person, in the order in which they were heard of. */
const seen = new Map<string, Seen>()

const keyOf = (entry: string, userId: number) => `${entry} ${userId}`

/** Somebody has an entry open. */
export function comeIn(entry: string, { userId, locale }: Present) {
  const at = now().getTime()
  const key = keyOf(entry, userId)
  // To the end of the line.
  seen.delete(key)
  seen.set(key, { entry, userId, locale, at })
  for (const [old, one] of seen) {
    if (at - one.at < presentMs && seen.size <= mostPresent) break
    seen.delete(old)
  }
}

/** Somebody has closed it. */
export function goOut(entry: string, userId: number) {
  seen.delete(keyOf(entry, userId))
}

/** Who else has it open, whoever came last first. */
export function othersIn(entry: string, userId: number): Present[] {
  const since = now().getTime() - presentMs
  return [...seen.values()]
    .filter((one) => one.entry === entry && one.userId !== userId && one.at > since)
    .map(({ userId, locale }) => ({ userId, locale }))
    .reverse()
    .slice(0, mostOfEntry)
}
