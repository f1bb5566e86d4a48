import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Answer, chakraOrder } from './question'
import { seventyQuestions } from './questions-of-tests'
import { confidenceOfAll, pointsOf, profileOf, scoreOf } from './scoring'

test.each([
  [1, false, 0],
  [2, false, 25],
  [5, false, 100],
  [1, true, 100],
  [3, true, 50],
  [5, true, 0],
])('an answer of %i, reversed %s, is %i points', (value, isReversed, points) => {
  expect(pointsOf({ value, isReversed })).toBe(points)
})

test.each([
  [[], '50.0', '29.0', 'unsure', 'middle'],
  [[100], '66.7', '25.4', 'unsure', 'high'],
  [[75, 50, 75, 100], '66.7', '15.0', 'fairlySure', 'high'],
  [[0, 0, 25, 0], '20.8', '14.6', 'fairlySure', 'low'],
  [[0, 100, 0, 100], '50.0', '26.5', 'unsure', 'middle'],
  [[75, 75, 75, 75, 75, 75, 75, 75], '70.0', '7.8', 'sure', 'high'],
])('%j makes %s ± %s, %s, %s', (points, score, band, confidence, level) => {
  const found = scoreOf('heart', points)
  expect([found.score.toFixed(1), found.band.toFixed(1)]).toEqual([score, band])
  expect([found.confidence, found.level]).toEqual([confidence, level])
})

const answers = fc
  .subarray(seventyQuestions)
  .chain((asked) =>
    fc.tuple(
      ...asked.map((question) =>
        fc.integer({ min: 1, max: 5 }).map((value): Answer => ({ ...question, value })),
      ),
    ),
  )

const scoresOf = (given: readonly Answer[]) => profileOf(given).map(({ score }) => score)

describe('for any answers', () => {
  test('seven scores lie between 0 and 100, crown first', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const profile = profileOf(given)
        expect(profile.map(({ chakra }) => chakra)).toEqual(chakraOrder)
        for (const { score, error, band } of profile) {
          expect(score).toBeGreaterThan(0)
          expect(score).toBeLessThan(100)
          expect(error).toBeGreaterThan(0)
          expect(band).toBeLessThan(50)
        }
      }),
    )
  })

  test('neither the order nor reversing a question with its answer matters', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(scoresOf(given.toReversed())).toEqual(scoresOf(given))
        const turned = given.map((one) => ({
          ...one,
          isReversed: !one.isReversed,
          value: 6 - one.value,
        }))
        expect(profileOf(turned)).toEqual(profileOf(given))
      }),
    )
  })

  test('one step towards a plain statement raises the score of its chakra and no other', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const first = given.find((one) => !one.isReversed && one.value < 5)
        fc.pre(first !== undefined)
        const raised = given.map((one) => (one === first ? { ...one, value: one.value + 1 } : one))
        const before = scoresOf(given)
        for (const [place, score] of scoresOf(raised).entries()) {
          if (chakraOrder[place] === first?.chakra)
            expect(score).toBeGreaterThan(before[place] ?? 0)
          else expect(score).toBe(before[place])
        }
      }),
    )
  })
})

test('the confidence of a profile is the mean of its chakras', () => {
  expect(confidenceOfAll(profileOf([]))).toBe('unsure')
  const all = seventyQuestions.map((one) => ({ ...one, value: one.isReversed ? 2 : 4 }))
  expect(confidenceOfAll(profileOf(all))).toBe('sure')
})
