import { describe, expect, test } from '@jest/globals'
import { choose, firstOpen, isAnswered, readDraft } from './chosen-answers'

const question = (kind: 'one' | 'several' | 'order') => ({ kind, answers: ['a', 'b', 'c'] })

describe('a question is answered', () => {
  test.each([
    ['one', [], false],
    ['one', [2], true],
    ['several', [], false],
    ['several', [0, 2], true],
    ['order', [0, 2], false],
    ['order', [0, 2, 1], true],
  ] as const)('%s with %j: %s', (kind, chosen, is) =>
    expect(isAnswered(question(kind), chosen)).toBe(is),
  )
})

test.each([
  ['one', [0], 2, [2]],
  ['several', [0], 2, [0, 2]],
  ['several', [0, 2], 0, [2]],
  ['order', [1], 0, [1, 0]],
  ['order', [1, 0, 2], 0, [1, 2]],
] as const)('%s %j, then %i: %j', (kind, chosen, answer, after) =>
  expect(choose({ kind }, chosen, answer)).toEqual(after),
)

const questions = [question('one'), question('order')]

test('the first open question is found', () => {
  expect(firstOpen(questions, [[], []])).toBe(0)
  expect(firstOpen(questions, [[1], [0, 1]])).toBe(1)
  expect(firstOpen(questions, [[1], [0, 1, 2]])).toBe(-1)
})

test.each([null, '', '{}', '[[0]]', '[[0],[7]]', '[[0],["0"]]', '[[0],1]'])(
  'a draft %s that does not fit is ignored',
  (text) => expect(readDraft(questions, text)).toEqual([[], []]),
)

test('a draft that fits is used', () =>
  expect(readDraft(questions, '[[0],[2,1]]')).toEqual([[0], [2, 1]]))
