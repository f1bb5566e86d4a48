import { type NodeEntry, type Range, Text } from 'slate'

const placeholder = /\{\{\s*(?<name>\w*)\s*\}\}/gu

export type PlaceholderMark = { placeholder: 'known' | 'unknown' }

/** The placeholders in a text node, to mark them; an unknown one is a mistake. */
export function placeholderRanges(
  [node, path]: NodeEntry,
  known: readonly string[],
): (Range & PlaceholderMark)[] {
  if (!Text.isText(node)) return []
  return Array.from(node.text.matchAll(placeholder), ({ index, 0: whole, groups }) => ({
    anchor: { path, offset: index },
    focus: { path, offset: index + whole.length },
    placeholder: known.includes(groups?.name ?? '') ? 'known' : 'unknown',
  }))
}
