import type { Block } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'

/** The text of blocks without formatting. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map(wordsIn)
    .filter((words) => words !== '')
    .join(' ')
