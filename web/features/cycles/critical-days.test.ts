import { expect, test } from '@jest/globals'
import { cycleRangeOf } from '@krono/chart'
import { criticalDaysOf } from './critical-days'

test('critical days are grouped by day, the classical cycles first', () => {
  const { days } = cycleRangeOf('1984-06-12', '2026-11-20', 4)
  expect(criticalDaysOf(days)).toEqual([
    { day: '2026-11-20', cycles: ['aesthetic'] },
    { day: '2026-11-21', cycles: ['physical', 'spiritual'] },
    { day: '2026-11-23', cycles: ['intuitive', 'awareness'] },
  ])
})

test('a range can have no critical days', () => {
  const { days } = cycleRangeOf('1984-06-12', '2026-11-22', 1)
  expect(criticalDaysOf(days)).toEqual([])
})
