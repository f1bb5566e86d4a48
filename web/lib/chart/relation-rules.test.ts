import { describe, expect, it } from '@jest/globals'
import { kindOf, labelOf, reflectionOf } from './relation-rules'

// With a period of 48 days every limit of engine §5 is a whole day.
describe('with a cycle of 48 days, an offset', () => {
  it.each([
    [0, 'synchronic'],
    [5, 'synchronic'],
    [-5, 'synchronic'],
    [6, 'learner'],
    [-6, 'teacher'],
    [18, 'learner'],
    [-18, 'teacher'],
    [19, 'converse'],
    [-19, 'converse'],
    [24, 'converse'],
  ])('of %d days is %s', (offset, kind) => {
    expect(kindOf(offset, 48)).toBe(kind)
  })

  it.each([
    [0, 'verySimilar'],
    [8, 'verySimilar'],
    [9, 'quiteSimilar'],
    [12, 'quiteSimilar'],
    [13, 'quiteDifferent'],
    [16, 'quiteDifferent'],
    [17, 'veryDifferent'],
    [24, 'veryDifferent'],
  ])('of %d days is %s', (distance, label) => {
    expect(labelOf(distance, 48)).toBe(label)
  })

  it.each([
    [0, 'mirror'],
    [3, 'mirror'],
    [4, null],
    [20, null],
    [21, 'shadow'],
    [24, 'shadow'],
  ])('of %d days is %s', (distance, reflection) => {
    expect(reflectionOf(distance, 48)).toBe(reflection)
  })
})

// 23 days: no limit is a whole day, so every offset is clearly on one side of each limit.
describe('with a cycle of 23 days, an offset', () => {
  it.each([
    [2, 'synchronic', 'verySimilar', null],
    [3, 'learner', 'verySimilar', null],
    [4, 'learner', 'quiteSimilar', null],
    [-8, 'teacher', 'veryDifferent', null],
    [9, 'converse', 'veryDifferent', null],
    [11, 'converse', 'veryDifferent', 'shadow'],
    [1, 'synchronic', 'verySimilar', 'mirror'],
  ])('of %d days is %s, %s, %s', (offset, kind, label, reflection) => {
    const distance = Math.abs(offset)
    expect(kindOf(offset, 23)).toBe(kind)
    expect(labelOf(distance, 23)).toBe(label)
    expect(reflectionOf(distance, 23)).toBe(reflection)
  })
})
