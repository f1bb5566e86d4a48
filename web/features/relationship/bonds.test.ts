import { expect, test } from '@jest/globals'
import { groupOf, type Pair } from '@krono/chart'
import { bondsOf, bridgesOf, harmonyLookup } from './bonds'

const pair = (a: number, b: number, harmony: number): Pair => ({ a, b, harmony })
const bridge = (a: number, b: number, harmony: number, by: number[], least: number) => ({
  ...pair(a, b, harmony),
  by,
  least,
})

test.each([
  ['nobody but the two', [pair(0, 1, 10)], 2, []],
  [
    '15 more',
    [pair(0, 1, 39.9), pair(0, 2, 54.9), pair(1, 2, 80)],
    3,
    [bridge(0, 1, 39.9, [2], 54.9)],
  ],
  ['14.9 more', [pair(0, 1, 39.9), pair(0, 2, 54.8), pair(1, 2, 80)], 3, []],
  ['a pair that is not distant', [pair(0, 1, 40), pair(0, 2, 90), pair(1, 2, 90)], 3, []],
  [
    'two who are as close',
    [pair(0, 1, 20), pair(0, 2, 50), pair(0, 3, 70), pair(1, 2, 90), pair(1, 3, 50), pair(2, 3, 5)],
    4,
    [bridge(2, 3, 5, [0, 1], 50), bridge(0, 1, 20, [2, 3], 50)],
  ],
] as const)('bridges: %s', (_what, pairs, count, bridges) => {
  expect(bridgesOf(pairs, count)).toEqual(bridges)
})

test.each([
  [2, 0],
  [3, 1],
  [4, 3],
  [20, 3],
])('%i people have %i strongest and as many weakest bonds, and none is both', (people, count) => {
  const dates = Array.from({ length: people }, (_, index) => `19${50 + 2 * index}-03-${10 + index}`)
  const { pairs } = groupOf(dates)
  const { strongest, hardest } = bondsOf(pairs)
  expect([strongest.length, hardest.length, new Set([...strongest, ...hardest]).size]).toEqual([
    count,
    count,
    2 * count,
  ])
  const harmonies = pairs.map(({ harmony }) => harmony)
  if (count > 0) {
    expect(strongest[0]?.harmony).toBe(Math.max(...harmonies))
    expect(hardest[0]?.harmony).toBe(Math.min(...harmonies))
  }
})

test('a harmony is found in either order', () => {
  const harmonyOf = harmonyLookup([pair(0, 2, 61.5)])
  expect([harmonyOf(0, 2), harmonyOf(2, 0), harmonyOf(0, 0)]).toEqual([61.5, 61.5, Number.NaN])
})
