/** Counts in memory by the key of a row until they are sent. */
export function createCounts<Row extends { count: number }>(
  mostRows: number,
  keyOf: (row: Row) => string,
) {
  const rows = new Map<string, Row>()
  return {
    /** Adds to the count of a row's key. Beyond `mostRows` rows new ones are dropped, so that memory is bounded. */
    add(row: Row) {
      const key = keyOf(row)
      const known = rows.get(key)
      if (known) known.count += row.count
      else if (rows.size < mostRows) rows.set(key, { ...row })
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
