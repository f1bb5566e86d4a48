/** A row of a table that holds, beside what is published, the double that sums are made of. */
export interface ExactRow {
  readonly exact: number
}

/**
 * The sum of the rows, as a double. Doubles are summed and not settled numbers: errors of half a billionth would add up
 * (engine §8).
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
