/**
 * A text in one line, because citations go on over the end of a line of a comment: its marks are left out and runs
 * of spaces are one. `lineAt` is the way back.
 *
 * @param {string} text
 */
export function flatten(text) {
  const blank = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length))
  /** @type {number[]} */
  const places = []
  let flat = ''
  for (const { 0: run, index } of blank.matchAll(/ +|[^ ]/gs)) {
    places.push(index)
    flat += run[0]
  }
  const lineAt = (/** @type {number} */ index) => text.slice(0, places[index]).split('\n').length
  return { text: flat, lineAt }
}
