import type { Limit } from './limits'

/** More than the real number of people in a window; further (forged) addresses share one count. */
const maxPeople = 50_000

/**
 * Limits each person to `most` actions per window of `seconds`. All windows restart together, so memory is bounded by
 * the people of one window. Counts are in memory: each web process counts separately.
 */
export function rateCounter({ most, seconds }: Limit, now: () => number = Date.now) {
  const taken = new Map<string, number>()
  let endsAt = 0
  return {
    /** Counts an action and returns 0, or the seconds to wait if the limit is exceeded. */
    take(person: string): number {
      if (now() >= endsAt) {
        taken.clear()
        endsAt = now() + seconds * 1000
      }
      const key = taken.has(person) || taken.size < maxPeople ? person : 'others'
      const count = (taken.get(key) ?? 0) + 1
      taken.set(key, count)
      return count > most ? Math.ceil((endsAt - now()) / 1000) : 0
    },
  }
}
