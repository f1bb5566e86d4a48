export type Counted = { count: number; total?: number }

/** Adds up rows with the same key in memory until they are sent. */
export function createCounts<Row extends Counted>(mostRows: number, keyOf: (row: Row) => string) {
  const rows = new Map<string, Row>()
  return {
    /** Adds to the row with this key. Beyond `mostRows` rows new ones are dropped, so that memory is bounded. */
    add(added: Row) {
      const row = rows.get(keyOf(added))
      if (!row) {
        if (rows.size < mostRows) rows.set(keyOf(added), { ...added })
        return
      }
      row.count += added.count
      if (added.total !== undefined) row.total = (row.total ?? 0) + added.total
    },
    /** Removes and returns up to `most` rows. */
    take(most: number): Row[] {
      const taken = [...rows].slice(0, most)
      for (const [key] of taken) rows.delete(key)
      return taken.map(([, row]) => row)
    },
    isEmpty: () => rows.size === 0,
  }
}
