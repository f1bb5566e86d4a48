import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { compareWithChart } from './compare'
import { profileOf } from './scoring'

const chart = chartOf('1984-06-12')

test('a profile is compared with a chart, chakra by chakra', () => {
  const rows = compareWithChart(profileOf([]), chart)
  expect(rows.map(({ chakra }) => chakra)).toEqual(Object.keys(chart.chakras))
  expect(rows.map(({ agreement, higher }) => [agreement, higher])).toEqual(
    rows.map(({ energy }) => {
      const difference = Math.abs(50 - energy)
      const higher = energy > 50 ? 'chart' : 'test'
      if (difference <= 15) return ['agrees', undefined]
      return [difference > 30 ? 'differs' : 'between', higher]
    }),
  )
  expect(new Set(rows.map(({ agreement }) => agreement))).toContain('differs')
})
