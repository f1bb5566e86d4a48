import type { Part } from './parts'

/** Number of blocks that fill a page. */
const firstBlocks = 2

/** Splits the parts of a chapter: those that fill a page, and the rest. A single part is split within it. */
export function cutParts(parts: readonly Part[]): [first: Part[], rest: Part[]] {
  const [only, ...others] = parts
  if (only && others.length === 0) {
    const { section, blocks } = only
    const rest = blocks.slice(firstBlocks)
    if (rest.length === 0) return [[only], []]
    return [
      [{ section, blocks: blocks.slice(0, firstBlocks) }],
      [{ section: undefined, blocks: rest }],
    ]
  }
  let count = 0
  const end = parts.findIndex(({ blocks }) => {
    count += blocks.length
    return count >= firstBlocks
  })
  const cut = end < 0 ? parts.length : end + 1
  return [parts.slice(0, cut), parts.slice(cut)]
}
