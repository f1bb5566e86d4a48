import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedFigures, type Requirement } from './report-figures.ts'
import { requiredFigures } from './required-figures.ts'

const cases: [figure: number, requirement: Requirement, isMet: boolean][] = [
  [0.6, { atLeast: 0.6 }, true],
  [0.59, { atLeast: 0.6 }, false],
  [150, { atMost: 150 }, true],
  [150.1, { atMost: 150 }, false],
  [99.9, { below: 100 }, true],
  [100, { below: 100 }, false],
  [Number.NaN, { atLeast: 0 }, false],
  [Number.NaN, { below: 1 }, false],
]

for (const [figure, requirement, isMet] of cases) {
  test(`${figure} ${isMet ? 'meets' : 'misses'} ${JSON.stringify(requirement)}`, () => {
    const missed = missedFigures({ figure }, { figure: requirement })
    assert.equal(missed.length, isMet ? 0 : 1)
  })
}

test('a missed figure is reported with its name, its value and the requirement', () => {
  const missed = missedFigures({ 'home page': 0.4512 }, { 'home page': { atLeast: 0.6 } })
  assert.deepEqual(missed, ['home page: 0.45, required ≥ 0.6'])
})

test('a figure without a requirement is reported', () => {
  assert.deepEqual(missedFigures({ speed: 1 }, {}), [
    'speed: measured, and nothing is required of it',
  ])
})

test('a required figure that was not measured is missed', () => {
  assert.equal(missedFigures({}, requiredFigures).length, Object.keys(requiredFigures).length)
})
