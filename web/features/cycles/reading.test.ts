import { expect, test } from '@jest/globals'
import { cycleOf, cycleRangeOf } from '@krono/chart'
import { cycleOrder } from './cycle-list'
import { moodOf, readingAt, trendBetween } from './reading'
import { turnsOf } from './turns'

test('one period repeated over a year equals the engine’s values of every day', () => {
  const birth = '1984-06-12'
  const from = '2026-08-22'
  const turns = turnsOf(birth, from, cycleOrder)
  for (const [place, { cycles }] of cycleRangeOf(birth, from, 366).days.entries()) {
    for (const turn of turns) {
      const { value, isCritical } = readingAt(turn, place)
      expect({ value, critical: isCritical }).toEqual(cycles[turn.cycle])
    }
  }
})

test('the values are one period long and have two critical days', () => {
  const turns = turnsOf('2000-01-01', '2000-01-01', ['physical', 'spiritual'])
  expect(turns.map((turn) => turn.values.length)).toEqual([23, 53])
  expect(turns.map((turn) => turn.critical)).toEqual([
    [0, 11],
    [0, 26],
  ])
})

test.each([
  [0, 27, 'up'],
  [100, 97.5, 'down'],
  [-100, -97.5, 'up'],
  [99.7, 99.7, 'down'],
  [-99.7, -99.7, 'up'],
] as const)('from %d to %d a cycle moves %s', (value, next, trend) => {
  expect(trendBetween(value, next)).toBe(trend)
})

test.each([
  ['critical', { value: 0, trend: 'up', isCritical: true }],
  ['critical', { value: 13.6, trend: 'down', isCritical: true }],
  ['high', { value: 75, trend: 'up', isCritical: false }],
  ['high', { value: 97.5, trend: 'down', isCritical: false }],
  ['low', { value: -75, trend: 'down', isCritical: false }],
  ['low', { value: -90, trend: 'up', isCritical: false }],
  ['rising', { value: 74.9, trend: 'up', isCritical: false }],
  ['falling', { value: -74.9, trend: 'down', isCritical: false }],
] as const)('the sentence is the %s one for %o', (mood, reading) => {
  expect(moodOf(reading)).toBe(mood)
})

test('the day of birth is critical in all seven cycles', () => {
  const { cycles } = cycleOf('1984-06-12', '1984-06-12')
  expect(cycleOrder.every((key) => cycles[key].critical)).toBe(true)
})
