/** What is another thing on each database: locks, and what two programs do at once. */
const isOfBoth = /barrier|secondCms|lockUser|at once/

/**
 * What one of two databases is asked in a whole run (decision 212): what may differ on both of them, and of the rest every
 * other file.
 */
export const inTurns = (
  files: readonly string[],
  turn: 0 | 1,
  sourceOf: (file: string) => string,
): string[] => files.filter((file, place) => place % 2 === turn || isOfBoth.test(sourceOf(file)))
