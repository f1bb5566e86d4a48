function failOnMissingRow(): never {
  throw new TypeError('A table of the chart engine has no such row')
}

/** The row at an index that the caller has already mapped into the table. */
export function rowAt<Row>(rows: readonly Row[], index: number): NonNullable<Row> {
  // The throw stands apart so that this stays small enough to be inlined wherever it is called.
  return rows[index] ?? failOnMissingRow()
}

/** One row for each index below `length`, frozen: callers share the rows and cannot change them. */
export function frozenRows<Row extends object>(
  length: number,
  rowOf: (index: number) => Row,
): readonly Readonly<Row>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(rowOf(index))))
}

/** The row of a table that repeats itself in both directions: index mod length, never negative. */
export function rowInTurn<Row>(rows: readonly Row[], index: number): NonNullable<Row> {
  const rest = index % rows.length
  return rowAt(rows, rest < 0 ? rest + rows.length : rest)
}
