import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { between, shapeOf } from './shape'

const from = shapeOf(chartOf('1984-06-12'))
const to = shapeOf(chartOf('1990-01-31'))

test('the interpolation begins at the first shape and ends at the second', () => {
  expect(between(from, to, 0)).toEqual(from)
  expect(between(from, to, 1)).toEqual(to)
})

test('half-way, width and energy are the means', () => {
  const [crown] = between(from, to, 0.5)
  expect(crown?.energy).toBeCloseTo(((from[0]?.energy ?? 0) + (to[0]?.energy ?? 0)) / 2)
  expect(crown?.release).toBeCloseTo(((from[0]?.release ?? 0) + (to[0]?.release ?? 0)) / 2)
})

test.each([
  [7, 0, 7.5],
  [0, 7, -0.5],
  [1, 4, 2.5],
  [6, 1, 7.5],
  [3, 3, 3],
])('from octant %i to %i an arc moves by the shorter way', (octant, target, middle) => {
  const row = { intake: 0, release: 0, energy: 0 }
  const [half] = between([{ ...row, octant }], [{ ...row, octant: target }], 0.5)
  expect(half?.octant).toBe(middle)
})
