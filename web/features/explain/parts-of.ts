import { blockNodeSchema } from '@/server/cms/blocks-schema'
import type { Blocks } from '@/server/cms/schemas'

export type Part = { heading: unknown; body: Blocks }

function isTitle(block: unknown): boolean {
  const { type, level } = blockNodeSchema.parse(block)
  return type === 'heading' && (level ?? 2) <= 2
}

/** A text as its opening and the parts below its headings. */
export function partsOf(blocks: Blocks): { opening: Blocks; parts: Part[] } {
  const opening: Blocks = []
  const parts: Part[] = []
  for (const block of blocks) {
    if (isTitle(block)) parts.push({ heading: block, body: [] })
    else (parts.at(-1)?.body ?? opening).push(block)
  }
  return { opening, parts }
}
