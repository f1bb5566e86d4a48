import { expect, test } from '@jest/globals'
import { choosePair, pairQuery } from './choose-pair'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: id, date: '1984-06-12' })) as [
  { id: string; name: string; date: string },
  { id: string; name: string; date: string },
  { id: string; name: string; date: string },
]

test.each([
  ['the only two', [a, b], undefined, [a, b]],
  ['the only two, whatever is asked', [a, b], 'x.y', [a, b]],
  ['two of three, as asked', [a, b, c], 'c.a', [c, a]],
  ['three without a wish', [a, b, c], undefined, undefined],
  ['somebody who is not there', [a, b, c], 'a.x', undefined],
  ['somebody with themselves', [a, b, c], 'a.a', undefined],
  ['three of three', [a, b, c], 'a.b.c', undefined],
  ['nobody', [], 'a.b', undefined],
] as const)('%s', (_what, people, query, pair) => {
  expect(choosePair(people, query)).toEqual(pair)
})

test('an address contains the ids of the two', () => {
  expect(choosePair([a, b, c], pairQuery([b, c]))).toEqual([b, c])
})
