import type { PageViews } from '@krono/contract'

/** Counts page views by page and day in memory until they are sent. */
export function createCounts(mostRows: number) {
  const rows = new Map<string, PageViews[number]>()
  return {
    /** Adds to the count of a page and day. Beyond `mostRows` rows new ones are dropped, so that memory is bounded. */
    add({ day, path, count }: PageViews[number]) {
      const key = `${day} ${path}`
      const row = rows.get(key)
      if (row) row.count += count
      else if (rows.size < mostRows) rows.set(key, { day, path, count })
    },
    /** Removes and returns up to `most` rows. */
    take(most: number): PageViews {
      const taken = [...rows].slice(0, most)
      for (const [key] of taken) rows.delete(key)
      return taken.map(([, row]) => row)
    },
    isEmpty: () => rows.size === 0,
  }
}
