import type { Block } from '@/lib/contract/blocks'

/** Blocks of a chapter whose headings descend by one level at a time: the first one below its title is of level 2. */
export function levelled(blocks: readonly Block[]): Block[] {
  let hasSection = false
  return blocks.map((block) => {
    if (block.type !== 'heading') return block
    if (block.level === 2) hasSection = true
    return hasSection ? block : { ...block, level: 2 }
  })
}
