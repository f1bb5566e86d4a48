import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Part = MessageFormatElement

/** Parses a message with next-intl's own parser. Throws a SyntaxError for an invalid one. */
export function partsOf(text: string): Part[] {
  const parts = parse(text)
  // The parser reads a stray brace as text.
  const isStray = parts.some((part) => part.type === TYPE.literal && part.value.includes('}'))
  if (isStray && !/'[{}]/.test(text)) throw new SyntaxError('A } too many')
  return parts
}

/** The nested parts: the content of a tag, or every form of a plural or a select. */
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
 * The arguments ("name") and tags ("<link>") of a message, sorted; translations must have the same ones. How an argument
 * is formatted may differ: Hungarian counts without plurals. Throws a SyntaxError for an invalid ICU message.
 */
export const messageArguments = (text: string): string[] =>
  [...new Set(namesIn(partsOf(text)))].sort()
