import { accepted as rows } from './accepted.ts'
import type { Mutant } from './make-mutants.ts'

/** A change that no test need notice, and why: it changes nothing that anybody could observe. */
export interface Accepted {
  /** From the repository's root. */
  file: string
  /** The line it stands in, as people read it. */
  line: string
  was: string
  becomes: string
  reason: string
}

const isOf = ({ file, line, was, becomes }: Accepted, mutant: Mutant) =>
  mutant.file === file && mutant.around === line && mutant.was === was && mutant.becomes === becomes

/** The row that accepts a change. */
export const acceptedBy = (mutant: Mutant, accepted: readonly Accepted[] = rows) =>
  accepted.find((row) => isOf(row, mutant))

/** Rows of these files that accept nothing any more. */
export const staleAmong = (
  mutants: readonly Mutant[],
  accepted: readonly Accepted[] = rows,
): Accepted[] => accepted.filter((row) => !mutants.some((mutant) => isOf(row, mutant)))
