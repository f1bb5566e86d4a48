import { titlesIn } from './titles.mjs'

/**
 * What to run of a part: these files, and in them the tests whose title holds one of these texts, or all.
 *
 * @typedef {object} Choice
 * @property {string[]} files from the repository's root
 * @property {string[]} titles
 * @property {boolean} isEverywhere on every database, in every language and size
 */

/** @param {string} text @param {string} part */
const holds = (text, part) => text.toLowerCase().includes(part.toLowerCase())

/**
 * A word chooses the files whose path holds it; one that no path holds chooses titles, in the files that the
 * other words chose or in all.
 *
 * @param {readonly string[]} words
 * @param {readonly string[]} files
 * @param {(file: string) => string} sourceOf
 * @returns {Omit<Choice, 'isEverywhere'>} no files: nothing is called so
 */
export function choose(words, files, sourceOf) {
  const isInPath = (/** @type {string} */ word) => files.some((file) => holds(file, word))
  const paths = words.filter(isInPath)
  const titles = words.filter((word) => !isInPath(word))
  const among = files.filter(
    (file) => paths.length === 0 || paths.some((word) => holds(file, word)),
  )
  if (titles.length === 0) return { files: among, titles }
  const isMeant = (/** @type {string} */ one) => titles.some((word) => holds(one, word))
  return { files: among.filter((file) => titlesIn(sourceOf(file)).some(isMeant)), titles }
}
