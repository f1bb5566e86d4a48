import { type Block, wordsIn } from '@/lib/contract/blocks'

/** What a text says, without how it looks. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map(wordsIn)
    .filter((words) => words !== '')
    .join(' ')
