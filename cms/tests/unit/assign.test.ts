import { expect, test } from '@jest/globals'
import { assign } from '../../src/analysis/analyses/compose/assign'
import { text } from '../../src/analysis/analyses/compose/outline'

const slotOf = (keys: string) => [...keys].map((key) => text(key))

test.each([
  ['the first of each', ['ab', 'cd'], 'ac'],
  ['another one where the first is used', ['ab', 'ab'], 'ab'],
  ['an earlier slot gives up its text', ['ab', 'a'], 'ba'],
  ['along a chain', ['ab', 'bc', 'a'], 'bca'],
  ['the one that was used least where all are used', ['ab', 'ab', 'ab', 'ab'], 'abab'],
  ['nothing for an empty slot', ['a', '', 'b'], 'a-b'],
])('%s', (_, slots, expected) => {
  const keys = assign(slots.map(slotOf)).map((prose) => prose?.key ?? '-')
  expect(keys.join('')).toBe(expected)
})
