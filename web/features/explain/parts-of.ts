import type { Block } from '@/lib/contract/blocks'

export type Part = { heading: Block; body: Block[] }

const isTitle = (block: Block) => block.type === 'heading' && block.level === 2

/** A text, split into its opening and the parts below its headings. */
export function partsOf(blocks: readonly Block[]): { opening: Block[]; parts: Part[] } {
  const opening: Block[] = []
  const parts: Part[] = []
  for (const block of blocks) {
    if (isTitle(block)) parts.push({ heading: block, body: [] })
    else (parts.at(-1)?.body ?? opening).push(block)
  }
  return { opening, parts }
}
