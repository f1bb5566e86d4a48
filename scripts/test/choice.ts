import { titlesIn } from './titles.ts'

/** What to run of a part: these files, and in them the tests whose title has one of these texts, or all tests. */
export interface Choice {
  /** From the repository's root. */
  files: string[]
  titles: string[]
  /** On every database, in every language and size. */
  isEverywhere: boolean
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/**
 * A word chooses the files with it in their path. A word in no path chooses titles, in the files that the other words
 * chose, or in all files.
 *
 * @returns no files if nothing matches
 */
export function choose(
  words: readonly string[],
  files: readonly string[],
  sourceOf: (file: string) => string,
): Omit<Choice, 'isEverywhere'> {
  const isInPath = (word: string) => files.some((file) => contains(file, word))
  const paths = words.filter(isInPath)
  const titles = words.filter((word) => !isInPath(word))
  const among = files.filter(
    (file) => paths.length === 0 || paths.some((word) => contains(file, word)),
  )
  if (titles.length === 0) return { files: among, titles }
  const isChosen = (one: string) => titles.some((word) => contains(one, word))
  return { files: among.filter((file) => titlesIn(sourceOf(file)).some(isChosen)), titles }
}
