import { expect, test } from '@jest/globals'
import { cycleRangeOf } from '@krono/chart'
import { cycleOrder } from './cycle-list'
import { peakDaysOf } from './peak-days'
import { periodOf } from './turns'

test('within one period each cycle has one peak day, with its maximum', () => {
  const [birth, from] = ['1984-06-12', '2026-11-21']
  for (const cycle of cycleOrder) {
    const days = periodOf(cycle)
    const found = peakDaysOf(birth, { from, days }).filter((row) => row.cycles.includes(cycle))
    const values = cycleRangeOf(birth, from, days).days.map((row) => row.cycles[cycle].value)
    expect(found.map(({ day }) => day)).toHaveLength(1)
    const highest = cycleRangeOf(birth, from, days).days[values.indexOf(Math.max(...values))]
    expect(found[0]?.day).toBe(highest?.day)
  }
})

test.each([
  [
    'born that day',
    '2026-11-21',
    '2026-11-21',
    8,
    [
      ['2026-11-27', ['physical']],
      ['2026-11-28', ['emotional']],
    ],
  ],
  ['a day of no peak', '2026-11-21', '2026-11-21', 1, []],
] as const)('%s', (_, birth, from, days, wanted) => {
  expect(peakDaysOf(birth, { from, days }).map((row) => [row.day, row.cycles])).toEqual(wanted)
})
