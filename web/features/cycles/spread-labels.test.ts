import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spreadLabels } from './spread-labels'

test.each([
  ['far apart they stay', [10, 60, 110], [10, 60, 110]],
  ['two at one height part evenly', [100, 100], [95, 105]],
  ['order is kept', [110, 100], [110, 100]],
  ['none leaves at the top', [0, 0, 0], [0, 10, 20]],
  ['none leaves at the foot', [200, 200, 200], [180, 190, 200]],
  ['a chain moves as one', [100, 104, 108], [94, 104, 114]],
])('%s', (_, wishes, places) => {
  expect(spreadLabels(wishes, { gap: 10, limit: 200 })).toEqual(places)
})

test('seven labels never overlap, and none leaves the drawing', () => {
  const heights = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), {
    minLength: 7,
    maxLength: 7,
  })
  fc.assert(
    fc.property(heights, (wishes) => {
      const places = spreadLabels(wishes, { gap: 12.5, limit: 200 }).toSorted((a, b) => a - b)
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-6)
        expect(place).toBeLessThanOrEqual(200 + 1e-6)
        const next = places[index + 1]
        if (next !== undefined) expect(next - place).toBeGreaterThanOrEqual(12.5 - 1e-6)
      }
    }),
  )
})
