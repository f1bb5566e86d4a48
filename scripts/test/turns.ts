import { titlesIn } from './titles.ts'

type SourceOf = (file: string) => string

/** What is another thing on each database, whole: locks, and what two programs do. */
const isOfBoth = /barrier|secondCms|lockUser/

/** In the title of a test: what many do at once, which each database keeps in order in its own way. */
export const raceTitles = ['at once', 'two processes']

const isRace = (title: string) => raceTitles.some((words) => title.includes(words))

/**
 * The files that one of two databases is asked whole (decision 212): what may differ on both of them, and of the rest every
 * other one.
 */
export const inTurns = (files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] =>
  files.filter((file, place) => place % 2 === turn || isOfBoth.test(sourceOf(file)))

/** Those of which the same database is asked the races alone: the other one is asked the rest. */
export function racesOf(files: readonly string[], turn: 0 | 1, sourceOf: SourceOf): string[] {
  const whole = new Set(inTurns(files, turn, sourceOf))
  return files.filter((file) => !whole.has(file) && titlesIn(sourceOf(file)).some(isRace))
}
