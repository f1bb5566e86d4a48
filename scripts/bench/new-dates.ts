import { earliestBirthDate } from '../../cms/node_modules/@krono/contract/dist/index.js'

const dayMs = 86_400_000

/**
 * Birth dates, each used once in a run, by any connection, round or warm-up: so no response comes from a cache. There are
 * about 46 000 of them.
 */
export function makeNewDates(first = earliestBirthDate, last = '2025-12-31') {
  const days = [Date.parse(first), Date.parse(last)].map((time) => Math.floor(time / dayMs))
  const [firstDay = 0, lastDay = 0] = days
  const count = lastDay - firstDay + 1
  const returned: string[] = []
  let taken = 0
  return {
    take() {
      const refused = returned.shift()
      if (refused) return refused
      if (taken === count) throw new Error(`All ${count} dates were used.`)
      const day = firstDay + taken
      taken += 1
      return new Date(day * dayMs).toISOString().slice(0, 10)
    },
    left: () => count - taken + returned.length,
    /** Returns the date of a request that was refused before anything was computed. */
    release: (date: string) => void returned.push(date),
  }
}

/** The dates of this run. */
export const newDates = makeNewDates()
