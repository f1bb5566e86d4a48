/** A row of a table with the double that is used in sums, besides the published values. */
export interface ExactRow {
  readonly exact: number
}

/**
 * The sum of the rows, as a double. Sums use doubles instead of settled numbers, because rounding errors of half a
 * billionth would add up (engine §8).
 */
export function sumOf(rows: readonly ExactRow[]): number {
  let sum = 0
  for (const row of rows) sum += row.exact
  return sum
}

/** The mean of the rows, as a double. */
export function meanOf(rows: readonly ExactRow[]): number {
  return sumOf(rows) / rows.length
}
