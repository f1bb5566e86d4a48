import type { ChapterBlock } from '@krono/contract'
import type { Block } from './scene'

type Content = Exclude<ChapterBlock, { type: 'section' }>

/** A part of a chapter. Blocks before the first section have none. */
export type Part = { section: Block<'section'> | undefined; blocks: Content[] }

/** Groups the blocks of a chapter by section. */
export function partsOf(blocks: readonly ChapterBlock[]): Part[] {
  const parts: Part[] = [{ section: undefined, blocks: [] }]
  for (const block of blocks) {
    if (block.type === 'section') parts.push({ section: block, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts.filter((part) => part.section || part.blocks.length > 0)
}
