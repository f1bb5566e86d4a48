import { expect, test } from '@jest/globals'
import { chakras, chartOf, dateOf, dayNumberOf, relationshipOf } from '@krono/chart'
import { relationOf } from './relation-of'

const dates = Array.from({ length: 60 }, (_, place) =>
  dateOf(dayNumberOf('1931-05-17') + place * 457),
)

test('two charts give the same relation as the two dates', () => {
  for (const a of dates.slice(0, 20)) {
    for (const b of dates) {
      const [first, second] = [chartOf(a), chartOf(b)]
      const { chakras: relations } = relationshipOf(a, b)
      for (const { chakra } of chakras) {
        const readings = [first.chakras[chakra], second.chakras[chakra]] as const
        expect(relationOf(chakra, readings)).toEqual(relations[chakra])
      }
    }
  }
})

test('every phase of every cycle is distinct', () => {
  for (const { chakra, period } of chakras) {
    const readings = Array.from({ length: period }, (_, day) =>
      JSON.stringify(chartOf(dateOf(dayNumberOf('1984-06-12') + day)).chakras[chakra]),
    )
    expect(new Set(readings).size).toBe(period)
  }
})

test('a reading without a matching phase gives no relation', () => {
  const reading = { ...chartOf('1984-06-12').chakras.heart, energy: 12.34 }
  expect(relationOf('heart', [reading, reading])).toBeUndefined()
})
