import { type BlockNode, blockNodeSchema } from '@/server/cms/blocks-schema'
import type { Blocks } from '@/server/cms/schemas'

const textIn = ({ text, children = [] }: BlockNode): string => text ?? children.map(textIn).join('')

/** What Strapi Blocks say, without how they look. */
export const plainText = (blocks: Blocks): string =>
  blocks.map((block) => textIn(blockNodeSchema.parse(block))).join(' ')
