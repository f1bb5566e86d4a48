import { expect, test } from '@jest/globals'
import type { Block } from '@/lib/contract/blocks'
import { addressInBook } from './book-links'
import { levelled } from './heading-levels'

const site = 'https://krono.example'

test.each([
  ['/biorhythm', `${site}/biorhythm`],
  ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['#part', undefined],
  ['javascript:alert(1)', undefined],
  ['//example.org', undefined],
])('the link %s leads to %s', (url, address) => {
  expect(addressInBook(url, site)).toBe(address)
})

const heading = (level: 2 | 3): Block => ({
  type: 'heading',
  level,
  children: [{ type: 'text', text: 'x' }],
})

test.each([
  [
    [2, 3, 3, 2],
    [2, 3, 3, 2],
  ],
  [
    [3, 3, 2, 3],
    [2, 2, 2, 3],
  ],
] as const)('headings of levels %j are of levels %j', (given, shown) => {
  const blocks = levelled(given.map(heading))
  expect(blocks.map((block) => block.type === 'heading' && block.level)).toEqual(shown)
})
