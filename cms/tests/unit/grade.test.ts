import { describe, expect, test } from '@jest/globals'
import { neededOf } from '../../src/learning/access/outline'
import { faultOf, grade, isAnsweredRight } from '../../src/learning/quizzes/grade'

const one = { kind: 'one', answers: ['a', 'b', 'c'], right: [1] } as const
const several = { kind: 'several', answers: ['a', 'b', 'c'], right: [0, 2] } as const
const order = { kind: 'order', answers: ['c', 'a', 'b'], right: [1, 2, 0] } as const
const equal = { kind: 'order', answers: ['b', 'a', 'b'], right: [0, 1, 2] } as const

const asked = (question: object) => question as Parameters<typeof isAnsweredRight>[0]

describe('an answer', () => {
  test.each([
    [one, [1], true],
    [one, [0], false],
    [one, [], false],
    [several, [0, 2], true],
    [several, [2, 0], true],
    [several, [0], false],
    [several, [0, 1, 2], false],
    [order, [1, 2, 0], true],
    [order, [0, 1, 2], false],
    // Two equal answers can change places.
    [equal, [0, 1, 2], true],
    [equal, [2, 1, 0], true],
    [equal, [1, 0, 2], false],
  ])('%j with %j is right: %s', (question, chosen, isRight) => {
    expect(isAnsweredRight(asked(question), chosen)).toBe(isRight)
  })

  test.each([
    [one, [], 'quizIncomplete'],
    [one, [0], undefined],
    [one, [0, 1], 'invalidField'],
    [one, [3], 'invalidField'],
    [several, [], 'quizIncomplete'],
    [several, [1], undefined],
    [several, [1, 1], 'invalidField'],
    [order, [1, 2], 'quizIncomplete'],
    [order, [1, 2, 0], undefined],
    [order, [1, 2, 2], 'invalidField'],
  ])('%j with %j has the fault %s', (question, chosen, fault) => {
    expect(faultOf(asked(question), chosen)).toBe(fault)
  })
})

describe('the pass mark', () => {
  test.each([
    [10, 70, 7],
    [9, 70, 7],
    [3, 70, 3],
    [2, 70, 2],
    [1, 1, 1],
    [40, 100, 40],
    [7, 50, 4],
    [100, 29, 29],
  ])('of %i questions at %i percent is %i', (questions, percent, needed) => {
    expect(neededOf(questions, percent)).toBe(needed)
  })

  test.each([
    [2, false],
    [3, true],
    [4, true],
  ])('with 3 needed, %i right pass: %s', (right, isPassed) => {
    const questions = Array.from({ length: 4 }, () => asked(one))
    const chosen = questions.map((_, index) => [index < right ? 1 : 0])
    expect(grade(questions, chosen, 3)).toMatchObject({ score: right, total: 4, isPassed })
  })
})
