function failOnMissingRow(): never {
  throw new TypeError('A table of the chart engine has no such row')
}

/** The row at an index that the caller has already mapped into the table. */
export function rowAt<Row>(rows: readonly Row[], index: number): NonNullable<Row> {
  // The throw is in a function of its own, so that this one is small enough to be inlined.
  return rows[index] ?? failOnMissingRow()
}

/** A frozen row for each index below `length`: callers share the rows and cannot modify them. */
export function frozenRows<Row extends object>(
  length: number,
  rowOf: (index: number) => Row,
): readonly Readonly<Row>[] {
  return Object.freeze(Array.from({ length }, (_, index) => Object.freeze(rowOf(index))))
}

/** The row of a periodic table: index mod length, also for negative indices. */
export function rowInTurn<Row>(rows: readonly Row[], index: number): NonNullable<Row> {
  const rest = index % rows.length
  return rowAt(rows, rest < 0 ? rest + rows.length : rest)
}
