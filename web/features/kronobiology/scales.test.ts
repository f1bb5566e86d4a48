import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { heightOfStep, ratedDays } from './scales'
import { strongSidesOf } from './strong-card'

test.each([
  [1, -100],
  [2, -50],
  [3, 0],
  [4, 50],
  [5, 100],
])('step %d is at %d of the curve', (step, height) => {
  expect(heightOfStep(step)).toBe(height)
})

test('a scale has the days on which it was rated', () => {
  const felt = { body: 3, feeling: null, mind: 1, word: '', at: '2026-11-25T19:00:00.000Z' }
  const days = [
    { ...felt, day: '2026-11-25' },
    { ...felt, day: '2026-11-24', feeling: 5 },
  ]
  expect(ratedDays(days, 'feeling')).toEqual([{ day: '2026-11-24', step: 5 }])
  expect(ratedDays(days, 'body').map(({ step }) => step)).toEqual([3, 3])
})

test('the strongest chakras of a chart are those with the most energy', () => {
  const chart = chartOf('1984-06-12')
  const energies = Object.values(chart.chakras)
    .map(({ energy }) => energy)
    .toSorted((one, other) => other - one)
  expect(strongSidesOf(chart).map((key) => chart.chakras[key].energy)).toEqual(energies.slice(0, 2))
})
