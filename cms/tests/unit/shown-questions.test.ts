import { expect, test } from '@jest/globals'
import type { Question } from '../../src/learning/quizzes/question'
import { showQuestions, shuffle, withoutKey } from '../../src/learning/quizzes/shown-question'

const seeds = Array.from({ length: 500 }, (_, index) => `seed ${index}`)

test.each([3, 4, 10])('%i answers are never shown in their right order', (count) => {
  const ascending = Array.from({ length: count }, (_, index) => index)
  for (const seed of seeds) {
    const mixed = shuffle(count, seed)
    expect(mixed).not.toEqual(ascending)
    expect(mixed.toSorted((a, b) => a - b)).toEqual(ascending)
    expect(shuffle(count, seed)).toEqual(mixed)
  }
})

test('two answers are shown in both orders, so that the order says nothing', () => {
  expect(new Set(seeds.map((seed) => shuffle(2, seed).join())).size).toBe(2)
})

const question = (kind: Question['kind'], ...texts: string[]): Question => ({
  ...{ kind, text: [], explanation: 'Magyarázat' },
  answers: texts.map((text, index) => ({ text, isRight: index === 0, why: `${text}!` })),
})

test('the key follows the shown order', () => {
  for (const seed of seeds.slice(0, 50)) {
    const [order, one] = showQuestions(
      [question('order', 'a', 'b', 'c', 'd'), question('one', 'x', 'y')],
      seed,
    )
    expect(order?.right.map((place) => order.answers[place])).toEqual(['a', 'b', 'c', 'd'])
    expect(order?.reasons).toEqual(order?.answers.map((text) => `${text}!`))
    expect([one?.answers, one?.right]).toEqual([['x', 'y'], [0]])
  }
})

test('what is sent before the submission has no key', () => {
  const [shown] = showQuestions([question('one', 'x', 'y')], 'a').map(withoutKey)
  expect(Object.keys(shown ?? {}).sort()).toEqual(['answers', 'kind', 'text'])
})
