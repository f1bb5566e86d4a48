import { expect, test } from '@jest/globals'
import type { ChakraKey } from '@krono/chart'
import { varied } from '../../src/analysis/analyses/compose/varied'

const firstOf = (lists: readonly ChakraKey[][]) =>
  [...varied([...lists.keys()], (place) => lists[place] ?? []).values()].map(([first]) => first)

test.each<[string, ChakraKey[][], (ChakraKey | undefined)[]]>([
  [
    'another chakra than its neighbour',
    [
      ['heart', 'root'],
      ['heart', 'root'],
    ],
    ['heart', 'root'],
  ],
  [
    'the same one if it has no other',
    [['heart'], ['heart'], ['heart']],
    ['heart', 'heart', 'heart'],
  ],
  [
    'the one that few paragraphs have',
    [['heart'], ['root', 'throat'], ['heart', 'root', 'crown']],
    ['heart', 'root', 'crown'],
  ],
  ['nothing without chakras', [[]], [undefined]],
])('a paragraph about a pair gets %s', (_name, lists, chosen) => {
  expect(firstOf(lists)).toEqual(chosen)
})
