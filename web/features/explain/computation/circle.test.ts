import { expect, test } from '@jest/globals'
import { circle, daysTo, onCircle, onWave, phaseAt } from './circle'

test.each([
  ['twelve o’clock', 0, { x: circle.x, y: circle.y - circle.radius }],
  ['a quarter on, right', 0.25, { x: circle.x + circle.radius, y: circle.y }],
  ['half-way, below', 0.5, { x: circle.x, y: circle.y + circle.radius }],
  ['three quarters on, left', 0.75, { x: circle.x - circle.radius, y: circle.y }],
])('%s', (_, part, place) => expect(onCircle(part)).toEqual(place))

test('points of wave and circle have the same x', () => {
  for (const part of [0, 0.1, 0.3, 0.8]) expect(onWave(part).x).toBe(onCircle(part).x)
})

test.each([23, 28, 53])('each day of a cycle of %i days is found at its position', (period) => {
  for (let phase = 0; phase < period; phase += 1) {
    expect(phaseAt(onCircle(phase / period), period)).toBe(phase)
    expect(phaseAt(onCircle(phase / period, 20), period)).toBe(phase)
  }
})

test.each([
  [8, 10, 28, 2],
  [27, 1, 28, 2],
  [1, 27, 28, -2],
  [0, 14, 28, 14],
  [0, 12, 23, -11],
  [5, 5, 23, 0],
])('from day %i to day %i of %i the shorter way is %i days', (from, to, period, days) => {
  expect(daysTo(from, to, period)).toBe(days)
})
