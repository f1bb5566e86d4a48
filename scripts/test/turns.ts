import { titlesIn } from './titles.ts'

type SourceOf = (file: string) => string

/** Words in test titles that mark concurrency, which each database handles differently. */
export const raceTitles = ['at once', 'process']

const isRace = (title: string) => raceTitles.some((words) => title.includes(words))
const hasRaces = (source: string) => titlesIn(source).some(isRace)

/** Tests that need PostgreSQL are skipped on other databases. */
const hasSkips = (source: string) => source.includes("=== 'PostgreSQL' ? test : test.skip")

/** Locks and second processes without such a title: the whole file runs on both databases. */
const isOfBoth = (source: string) =>
  hasSkips(source) || (/barrier|secondCms|lockUser/.test(source) && !hasRaces(source))

/** The files that run completely on one of two databases: every second one (decision test-strategy). */
export const inTurns = (files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] =>
  files.filter((file, place) => place % 2 === turn || isOfBoth(sourceOf(file)))

/** The files of which this database runs only the races: the other database runs all of them. */
export function racesOf(files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] {
  const whole = new Set(inTurns(files, turn, sourceOf))
  return files.filter((file) => !whole.has(file) && hasRaces(sourceOf(file)))
}
