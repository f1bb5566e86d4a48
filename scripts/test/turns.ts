import { execFileSync } from 'node:child_process'
import { root } from '../lib/paths.mjs'

type SourceOf = (file: string) => string
export type Turn = 0 | 1

/** Of a whole run: the parity of the number of revisions, so that a run can be repeated and the next revision has the other. */
export function turnOfRevision(): Turn {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, stdio: 'pipe' })
    return Number(String(count)) % 2 === 0 ? 0 : 1
  } catch {
    return 0
  }
}

/** Tests that need PostgreSQL are skipped on other databases: such a file always runs on both. */
const hasSkips = (source: string) => source.includes("=== 'PostgreSQL' ? test : test.skip")

/** The files that run on one of two databases: every second one (decision test-strategy). */
export const inTurns = (files: readonly string[], turn: Turn, sourceOf: SourceOf): string[] =>
  files.filter((file, place) => place % 2 === turn || hasSkips(sourceOf(file)))
