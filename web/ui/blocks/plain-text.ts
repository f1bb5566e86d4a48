import type { Block } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'

/** What a text says, without how it looks. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map(wordsIn)
    .filter((words) => words !== '')
    .join(' ')
