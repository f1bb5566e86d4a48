import type { ChapterBlock } from '@krono/contract'
import type { Block } from './scene'

type Content = Exclude<ChapterBlock, { type: 'section' }>

/** A part of a chapter: what stands before its first section has none. */
export type Part = { section: Block<'section'> | undefined; blocks: Content[] }

/** The blocks of a chapter, each with the section in which it stands. */
export function partsOf(blocks: readonly ChapterBlock[]): Part[] {
  const parts: Part[] = [{ section: undefined, blocks: [] }]
  for (const block of blocks) {
    if (block.type === 'section') parts.push({ section: block, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts.filter((part) => part.section || part.blocks.length > 0)
}
