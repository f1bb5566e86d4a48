import { expect, test } from '@jest/globals'
import type { BlockOf } from '@/lib/contract/blocks'
import { partsOf } from './parts-of'

const words = (text: string): BlockOf<'paragraph'> => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})
const title = (text: string, level: 2 | 3 = 2): BlockOf<'heading'> => ({
  ...words(text),
  ...{ type: 'heading', level },
})

test('blocks before the first heading are the opening', () => {
  const blocks = [words('a'), title('B'), words('b'), title('b2', 3), title('C')]
  expect(partsOf(blocks)).toEqual({
    opening: [words('a')],
    parts: [
      { heading: title('B'), body: [words('b'), title('b2', 3)] },
      { heading: title('C'), body: [] },
    ],
  })
})

test('a text without headings is only an opening', () => {
  expect(partsOf([words('a')])).toEqual({ opening: [words('a')], parts: [] })
  expect(partsOf([])).toEqual({ opening: [], parts: [] })
})
