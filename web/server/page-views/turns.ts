import { networkOf } from '@krono/contract'

const windowMs = 60_000

/**
 * Counts messages of each address, `most` a minute; all counts begin anew together, so that they need
 * no more room than a minute's visitors. Kept in memory: each web counts for itself.
 */
export function createTurns(most: number, now: () => number = Date.now) {
  const taken = new Map<string, number>()
  let endsAt = 0
  return {
    /** Takes a turn and returns 0, or returns the seconds until there is one again. */
    take(address: string): number {
      if (now() >= endsAt) {
        taken.clear()
        endsAt = now() + windowMs
      }
      const key = networkOf(address)
      const count = (taken.get(key) ?? 0) + 1
      taken.set(key, count)
      return count > most ? Math.ceil((endsAt - now()) / 1000) : 0
    },
  }
}
