import { describe, expect, test } from '@jest/globals'
import { isDone, noProgress, type Progress, readProgress, withAnswer } from './progress'
import { seventyQuestions } from './questions-of-tests'

const [one, two, three] = seventyQuestions
if (!one || !two || !three) throw new Error('There are seventy')
const asked = [one.key, two.key, three.key]
const half = withAnswer({ asked, answers: [] }, one, 4)
const read = (stored: unknown, first = 3) => readProgress(stored, seventyQuestions, first)
const copy = (progress: Progress): unknown => JSON.parse(JSON.stringify(progress))

test('an answer is stored once, with the data of its question', () => {
  const { key, chakra, isReversed } = one
  expect(half.answers).toEqual([{ key, chakra, isReversed, value: 4 }])
  expect(withAnswer(half, one, 2).answers).toEqual([{ key, chakra, isReversed, value: 2 }])
  expect(isDone(half)).toBe(false)
  expect(isDone(withAnswer(withAnswer(half, two, 1), three, 5))).toBe(true)
  expect(isDone(noProgress)).toBe(false)
})

describe('the stored progress', () => {
  test('is read unchanged', () => {
    expect(read(copy(half))).toEqual(half)
  })

  test.each([null, 7, 'x', {}, { asked: 1, answers: [] }, { asked: [], answers: 'x' }])(
    'is undefined for %j',
    (stored) => {
      expect(read(stored)).toEqual(noProgress)
    },
  )

  test.each([
    { ...half.answers[0], value: 6 },
    { ...half.answers[0], value: '4' },
    { ...half.answers[0], chakra: '__proto__' },
    { ...half.answers[0], isReversed: undefined },
    { ...half.answers[0], key: 'gone-01' },
    null,
  ])('omits %j', (answer) => {
    expect(read({ asked, answers: [...half.answers, answer] })).toMatchObject({
      asked,
      answers: half.answers,
    })
  })

  test('is the finished profile if five more were incomplete', () => {
    const more = { ...withAnswer(half, two, 3), asked }
    expect(isDone(read(copy(more), 2))).toBe(true)
    expect(read(copy(more), 2).asked).toEqual([one.key, two.key])
  })

  test('keeps the questions of a stored test', () => {
    const answers = [{ ...half.answers[0], key: 'gone-01' }]
    expect(read({ asked: ['gone-01'], answers, id: 'x', isSaved: true })).toMatchObject({
      asked: ['gone-01'],
      answers,
      isSaved: true,
    })
  })
})
