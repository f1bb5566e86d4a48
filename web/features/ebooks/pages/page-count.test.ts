import { expect, test } from '@jest/globals'
import { blockSamples } from '@/lib/contract/block-samples'
import type { Block } from '@/lib/contract/blocks'
import { pageCount } from './page-count'

const words = (count: number): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'szó '.repeat(count) }],
})

test.each([
  [[], 3],
  [[[]], 4],
  [[[words(230)]], 4],
  [[[words(231)], [words(10)]], 6],
  [[[words(230), blockSamples.chart]], 5],
])('chapters %# have about so many pages', (chapters, pages) => {
  expect(pageCount(chapters.map((body) => ({ body })))).toBe(pages)
})
