type Cell = { row: number; column: number; score: number }

/**
 * Chooses a column for each row by the highest scores. A column is used more often than `most` times only for rows in
 * which no other fits; a row without a positive score gets none.
 * @param scores by row and column
 */
export function spread(
  scores: readonly (readonly number[])[],
  most: number,
): (number | undefined)[] {
  const cells: Cell[] = scores
    .flatMap((row, at) => row.map((score, column) => ({ row: at, column, score })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.row - b.row || a.column - b.column)
  const chosen = new Map<number, number>()
  const uses = new Map<number, number>()
  for (let limit = most; limit <= scores.length; limit += 1)
    for (const { row, column } of cells) {
      const count = uses.get(column) ?? 0
      if (chosen.has(row) || count >= limit) continue
      chosen.set(row, column)
      uses.set(column, count + 1)
    }
  return scores.map((_, row) => chosen.get(row))
}
