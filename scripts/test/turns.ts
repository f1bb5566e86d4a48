import { titlesIn } from './titles.ts'

type SourceOf = (file: string) => string

/** In the title of a test: concurrent requests or processes, which each database handles in its own way. */
export const raceTitles = ['at once', 'process']

const isRace = (title: string) => raceTitles.some((words) => title.includes(words))
const hasRaces = (source: string) => titlesIn(source).some(isRace)

/** Tests that PostgreSQL alone can show are skipped elsewhere. */
const hasSkips = (source: string) => source.includes("=== 'PostgreSQL' ? test : test.skip")

/** Locks and second processes without such a title: the whole file runs on both databases. */
const isOfBoth = (source: string) =>
  hasSkips(source) || (/barrier|secondCms|lockUser/.test(source) && !hasRaces(source))

/** The files that run completely on one of two databases: every other one (decision test-strategy). */
export const inTurns = (files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] =>
  files.filter((file, place) => place % 2 === turn || isOfBoth(sourceOf(file)))

/** The files of which this database runs the races only: the other one runs all of them. */
export function racesOf(files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] {
  const whole = new Set(inTurns(files, turn, sourceOf))
  return files.filter((file) => !whole.has(file) && hasRaces(sourceOf(file)))
}
