import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Part */

/** A message as the parser reads it, which is next-intl's own. @param {string} text @throws {SyntaxError} */
export function partsOf(text) {
  const parts = parse(text)
  // The parser takes such a brace for a letter.
  const isStray = parts.some((part) => part.type === TYPE.literal && part.value.includes('}'))
  if (isStray && !/'[{}]/.test(text)) throw new SyntaxError('A } too many')
  return parts
}

/** The parts inside a part: of a tag, or of every form of a plural or a choice. @param {Part} part @returns {Part[][]} */
export function insidesOf(part) {
  if (part.type === TYPE.tag) return [part.children]
  if (part.type === TYPE.plural || part.type === TYPE.select)
    return Object.values(part.options).map((option) => option.value)
  return []
}

/** @param {Part} part */
function nameOf(part) {
  if (part.type === TYPE.literal || part.type === TYPE.pound) return []
  return [part.type === TYPE.tag ? `<${part.value}>` : part.value]
}

/** @param {readonly Part[]} parts @returns {string[]} */
const namesIn = (parts) =>
  parts.flatMap((part) => [...nameOf(part), ...insidesOf(part).flatMap(namesIn)])

/**
 * The arguments ("name") and tags ("<link>") of a message, sorted: what a translation must have in common with
 * the others. How an argument is used is each language's own: Hungarian counts without plurals.
 *
 * @param {string} text
 * @throws {SyntaxError} when it is no ICU message
 */
export const messageArguments = (text) => [...new Set(namesIn(partsOf(text)))].sort()
