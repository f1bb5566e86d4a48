import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { firstQuestions } from './first-questions'
import { nextQuestions } from './next-questions'
import { type Answer, chakraOrder, type Question } from './question'
import { seventyQuestions } from './questions-of-tests'

const answered = (question: Question, value = 3): Answer => ({ ...question, value })

describe('a test begins with', () => {
  const first = firstQuestions(seventyQuestions)

  test.each(chakraOrder)('four questions of %s, two of each direction', (chakra) => {
    const own = first.filter((one) => one.chakra === chakra)
    expect(own.map(({ isReversed }) => isReversed).toSorted()).toEqual([false, false, true, true])
  })

  test('twenty-eight in a mixed order, always the same', () => {
    expect(new Set(first.map(({ key }) => key)).size).toBe(28)
    expect(firstQuestions(seventyQuestions)).toEqual(first)
    for (const [place, { chakra }] of first.entries()) {
      if (place > 0) expect(chakra).not.toBe(first[place - 1]?.chakra)
    }
  })

  test('fewer, if editors published fewer', () => {
    expect(firstQuestions([])).toEqual([])
    const few = seventyQuestions.filter(({ chakra, isReversed }) => chakra === 'root' && isReversed)
    expect(firstQuestions(few)).toHaveLength(4)
    expect(firstQuestions(few.slice(0, 2))).toHaveLength(2)
  })
})

describe('five more', () => {
  const first = firstQuestions(seventyQuestions)

  test('are about chakras with contradictory answers', () => {
    const given = first.map((one) => answered(one, one.chakra === 'throat' ? 5 : 3))
    const next = nextQuestions(given, seventyQuestions, 5)
    expect(next).toHaveLength(5)
    expect(next.filter(({ chakra }) => chakra === 'throat').length).toBeGreaterThanOrEqual(3)
  })

  test('are about the chakras with the fewest answers, in alternating directions', () => {
    const given = first.filter(({ chakra }) => chakra !== 'root').map((one) => answered(one))
    const next = nextQuestions(given, seventyQuestions, 2)
    expect(next.map(({ chakra }) => chakra)).toEqual(['root', 'root'])
    expect(next.map(({ isReversed }) => isReversed)).toEqual([false, true])
  })

  test('are new ones, until none are left', () => {
    fc.assert(
      fc.property(fc.subarray(seventyQuestions), fc.integer({ min: 1, max: 5 }), (asked, value) => {
        const given = asked.map((one) => answered(one, value))
        const next = nextQuestions(given, seventyQuestions, 5)
        expect(next).toHaveLength(Math.min(5, 70 - asked.length))
        expect(new Set([...given, ...next].map(({ key }) => key)).size).toBe(
          asked.length + next.length,
        )
      }),
    )
  })
})
