import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Part = MessageFormatElement

/** A message as the parser reads it, which is next-intl's own. Throws a SyntaxError for what is none. */
export function partsOf(text: string): Part[] {
  const parts = parse(text)
  // The parser takes such a brace for a letter.
  const isStray = parts.some((part) => part.type === TYPE.literal && part.value.includes('}'))
  if (isStray && !/'[{}]/.test(text)) throw new SyntaxError('A } too many')
  return parts
}

/** The parts inside a part: of a tag, or of every form of a plural or a choice. */
export function insidesOf(part: Part): Part[][] {
  if (part.type === TYPE.tag) return [part.children]
  if (part.type === TYPE.plural || part.type === TYPE.select)
    return Object.values(part.options).map((option) => option.value)
  return []
}

function nameOf(part: Part): string[] {
  if (part.type === TYPE.literal || part.type === TYPE.pound) return []
  return [part.type === TYPE.tag ? `<${part.value}>` : part.value]
}

const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => [...nameOf(part), ...insidesOf(part).flatMap(namesIn)])

/**
 * The arguments ("name") and tags ("<link>") of a message, sorted: what a translation must have in common with
 * the others. How an argument is used is each language's own: Hungarian counts without plurals. Throws a
 * SyntaxError for what is no ICU message.
 */
export const messageArguments = (text: string): string[] =>
  [...new Set(namesIn(partsOf(text)))].sort()
