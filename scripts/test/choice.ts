import { titlesIn } from './titles.ts'

/** What to run of a part: these files, and in them the tests with one of these texts in the title, or all. */
export interface Choice {
  /** From the repository's root. */
  files: string[]
  titles: string[]
  /** On every database, in every language and size. */
  isEverywhere: boolean
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/**
 * A word chooses the files that have it in their path; one that is in no path chooses titles, in the files that the
 * other words chose or in all.
 *
 * @returns no files: nothing is called so
 */
export function choose(
  words: readonly string[],
  files: readonly string[],
  sourceOf: (file: string) => string,
): Omit<Choice, 'isEverywhere'> {
  const isInPath = (word: string) => files.some((file) => holds(file, word))
  const paths = words.filter(isInPath)
  const titles = words.filter((word) => !isInPath(word))
  const among = files.filter(
    (file) => paths.length === 0 || paths.some((word) => holds(file, word)),
  )
  if (titles.length === 0) return { files: among, titles }
  const isMeant = (one: string) => titles.some((word) => holds(one, word))
  return { files: among.filter((file) => titlesIn(sourceOf(file)).some(isMeant)), titles }
}
