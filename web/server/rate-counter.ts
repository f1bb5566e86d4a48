import type { Limit } from './limits'

/** More people than a window of ours ever sees; forged addresses beyond them share one count. */
const mostPeople = 50_000

/**
 * Counts what each person does, `most` in so many seconds; all counts restart together, so that they need no more room
 * than one window's people. In memory: each web process counts for itself.
 */
export function rateCounter({ most, seconds }: Limit, now: () => number = Date.now) {
  const taken = new Map<string, number>()
  let endsAt = 0
  return {
    /** Takes a turn and returns 0, or returns the seconds until there is one again. */
    take(person: string): number {
      if (now() >= endsAt) {
        taken.clear()
        endsAt = now() + seconds * 1000
      }
      const key = taken.has(person) || taken.size < mostPeople ? person : 'others'
      const count = (taken.get(key) ?? 0) + 1
      taken.set(key, count)
      return count > most ? Math.ceil((endsAt - now()) / 1000) : 0
    },
  }
}
