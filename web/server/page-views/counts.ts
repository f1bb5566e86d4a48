import type { PageViews } from '@krono/contract'

/** Counts of pages by day, in memory, until they are sent. */
export function createCounts(mostRows: number) {
  const rows = new Map<string, PageViews[number]>()
  return {
    /** Adds to a page's count of a day. Beyond `mostRows` pages new ones are dropped: memory stays flat. */
    add({ day, path, count }: PageViews[number]) {
      const key = `${day} ${path}`
      const row = rows.get(key)
      if (row) row.count += count
      else if (rows.size < mostRows) rows.set(key, { day, path, count })
    },
    /** Takes out up to `most` rows. */
    take(most: number): PageViews {
      const taken = [...rows].slice(0, most)
      for (const [key] of taken) rows.delete(key)
      return taken.map(([, row]) => row)
    },
    isEmpty: () => rows.size === 0,
  }
}
