import type { Block, BlockKind } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'

/** Words on a page of the PDF. */
const perPage = 230

/** Share of a page that a figure takes. */
const figure = 0.45

const figures: ReadonlySet<BlockKind> = new Set(['image', 'chart', 'cycle', 'own', 'film'])

/** Cover, imprint and contents. */
const before = 3

const pagesOf = (blocks: readonly Block[]): number => {
  const words = blocks.flatMap((block) => wordsIn(block).split(/\s+/).filter(Boolean)).length
  return words / perPage + figure * blocks.filter(({ type }) => figures.has(type)).length
}

/** About how many pages the PDF has; each chapter begins a page. The exact number is known after the rendering only. */
export const pageCount = (chapters: readonly { body: readonly Block[] }[]): number =>
  before + chapters.reduce((sum, { body }) => sum + Math.max(1, Math.ceil(pagesOf(body))), 0)
