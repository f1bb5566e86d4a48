import type { Block } from '@/lib/contract/blocks'
import { normalizeText } from '@/lib/contract/normalize-text'
import { wordsIn } from '@/lib/contract/read-blocks'

export type Heading = { anchor: string; words: string }

/** A post with fewer headings has no contents. */
const fewest = 3

const nameOf = (words: string) =>
  normalizeText(words)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The larger headings of a text, and their anchors for the contents; none if there are few. */
export function contentsOf(blocks: readonly Block[]) {
  const anchors = new Map<Block, string>()
  const headings: Heading[] = []
  for (const block of blocks) {
    const words = wordsIn(block).trim()
    if (block.type !== 'heading' || block.level !== 2 || words === '') continue
    const name = nameOf(words) || 'part'
    const isTaken = headings.some(({ anchor }) => anchor === name)
    const anchor = isTaken ? `${name}-${headings.length + 1}` : name
    anchors.set(block, anchor)
    headings.push({ anchor, words })
  }
  return { anchors, headings: headings.length >= fewest ? headings : [] }
}

/** Words per minute of reading, including time for the drawings. */
const perMinute = 180

export function minutesOf(blocks: readonly Block[]): number {
  const words = blocks.flatMap((block) => wordsIn(block).split(/\s+/).filter(Boolean))
  return Math.max(1, Math.ceil(words.length / perMinute))
}
