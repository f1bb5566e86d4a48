import { expect, test } from '@jest/globals'
import { chakras, dateOf, dayNumberOf, groupOf, relationshipOf } from '@krono/chart'
import type { Translate } from '@/base/words/translations'
import {
  harmonySteps,
  meanHarmonySteps,
  relationSteps,
  typeSteps,
  understandingSteps,
} from './steps'

// A translation as its key and values.
const t = ((key: string, values: object = {}) => JSON.stringify({ key, ...values })) as Translate

const read = (steps: readonly string[]): Record<string, string>[] =>
  steps.map((step) => JSON.parse(step))
const numberOf = (text: string | undefined) => Number(text?.replace(',', '.'))
const meanOf = (sum: string | undefined) => {
  const figures = (sum ?? '').split(' + ').map(numberOf)
  return figures.reduce((total, one) => total + one, 0) / figures.length
}

// Tolerance: half a tenth for published values, plus the rounding of four decimals.
const expectNear = (computed: number, published: number) =>
  expect(Math.abs(computed - published)).toBeLessThanOrEqual(0.0501)

const a = '1984-06-12'
const others = Array.from({ length: 300 }, (_, index) => dateOf(dayNumberOf(a) + 37 * index - 5000))

test('every step of a pair gives the published figure of the engine', () => {
  for (const b of others) {
    const facts = relationshipOf(a, b)
    const dated = [
      { name: 'Anna', date: a },
      { name: 'Béla', date: b },
    ] as const
    for (const { chakra } of chakras) {
      const relation = facts.chakras[chakra]
      const [, offset, similarity] = read(relationSteps(t, dated, { chakra, relation }))
      expectNear(numberOf(similarity?.value), relation.similarity)
      const apart = (Number(offset?.rest) - Number(offset?.offset)) % Number(offset?.period)
      expect(Math.abs(apart)).toBe(0)
    }
    expectNear(meanOf(read(harmonySteps(t, facts))[0]?.sum), facts.harmony)
    const [understood] = read(understandingSteps(t, facts, 'emotional'))
    expectNear(meanOf(understood?.sum), facts.understanding.emotional.value)
    expect(typeSteps(t, facts).length).toBe(facts.type === 'open' ? 2 : 3)
  }
})

test('the mean harmony of a group is the sum of its pairs divided by their number', () => {
  const dates = [a, ...others.slice(0, 19)]
  const { harmony, pairs } = groupOf(dates)
  const [step] = read(meanHarmonySteps(t, dates, harmony))
  expect(step?.count).toBe(pairs.length)
  expectNear(numberOf(step?.sum) / pairs.length, harmony)
})
