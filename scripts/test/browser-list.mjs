/**
 * A line of Playwright's list: `[hun-390] › money.spec.ts:10:1 › a month is subscribed`. A list of such lines
 * is what it takes to run them.
 *
 * @typedef {{ text: string, project: string, file: string, test: string }} Line
 */
const shape = /^\s*(\[([^\]]+)\] › ([^:›]+):(.+))$/

/** @param {string} list @returns {Line[]} */
export const linesIn = (list) =>
  list.split('\n').flatMap((line) => {
    const [, text, project = '', file = '', rest = ''] = shape.exec(line) ?? []
    return text ? [{ text, project, file, test: `${file}:${rest}` }] : []
  })

/**
 * The tests of a choice: each in the first language and size that it has, or in all of them.
 *
 * @param {readonly Line[]} lines
 * @param {import('./choice.mjs').Choice} choice
 */
export function chosenLines(lines, { files, titles, isEverywhere }) {
  const names = new Set(files.map((file) => file.split('/').at(-1)))
  const wanted = titles.map((title) => title.toLowerCase())
  const seen = new Set()
  return lines.filter(({ file, test }) => {
    const isTitled =
      wanted.length === 0 || wanted.some((title) => test.toLowerCase().includes(title))
    if (!names.has(file) || !isTitled || seen.has(test)) return false
    if (!isEverywhere) seen.add(test)
    return true
  })
}

export const languages = /** @type {const} */ (['hun', 'eng', 'rus'])
/** @typedef {(typeof languages)[number]} Language */

/**
 * The languages that must run for these tests. Hungarian always does: the cms announces publications to it, and
 * Stripe its events.
 *
 * @param {readonly Line[]} lines
 * @param {(file: string) => string} sourceOf
 * @returns {Language[]}
 */
export const languagesOf = (lines, sourceOf) =>
  languages.filter(
    (language) =>
      language === 'hun' ||
      lines.some(({ project }) => project.startsWith(language)) ||
      [...new Set(lines.map(({ file }) => file))].some((file) =>
        sourceOf(file).includes(`E2E_${language.toUpperCase()}_URL`),
      ),
  )
