import { now } from '../../platform/lib/clock'
import { mostOfEntry, mostPresent, type Present, presentMs } from './present'

type Seen = Present & { entry: string; at: number }

/** By entry and user, ordered by last report. */
const seen = new Map<string, Seen>()

const keyOf = (entry: string, userId: number) => `${entry} ${userId}`

/** Presence known to this process; see `presence`. */
export const presenceInMemory = {
  comeIn(entry: string, { userId, locale }: Present) {
    const at = now().getTime()
    const key = keyOf(entry, userId)
    // Moves it to the end of the order.
    seen.delete(key)
    seen.set(key, { entry, userId, locale, at })
    for (const [old, one] of seen) {
      if (at - one.at < presentMs && seen.size <= mostPresent) break
      seen.delete(old)
    }
  },

  goOut(entry: string, userId: number) {
    seen.delete(keyOf(entry, userId))
  },

  othersIn(entry: string, userId: number): Present[] {
    const since = now().getTime() - presentMs
    return [...seen.values()]
      .filter((one) => one.entry === entry && one.userId !== userId && one.at > since)
      .map((one) => ({ userId: one.userId, locale: one.locale }))
      .reverse()
      .slice(0, mostOfEntry)
  },
}
