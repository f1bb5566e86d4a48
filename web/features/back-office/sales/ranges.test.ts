import { expect, test } from '@jest/globals'
import { rangeOf, ranges } from './ranges'

test('the usual periods end today, or with the last month', () => {
  expect(ranges('2026-03-31')).toEqual({
    days30: { from: '2026-03-02', until: '2026-03-31' },
    days90: { from: '2026-01-01', until: '2026-03-31' },
    month: { from: '2026-03-01', until: '2026-03-31' },
    monthToLast: { from: '2026-03-01', until: '2026-03-31', against: 'monthBefore' },
    lastMonth: { from: '2026-02-01', until: '2026-02-28' },
    months12: { from: '2025-04-01', until: '2026-03-31' },
    year: { from: '2026-01-01', until: '2026-03-31' },
  })
  expect(ranges('2026-01-15').lastMonth).toEqual({ from: '2025-12-01', until: '2025-12-31' })
})

test.each([
  // On most days each has its own days.
  ['2026-05-15', 'month', 'before', 'month'],
  ['2026-05-15', 'monthToLast', 'monthBefore', 'monthToLast'],
  ['2026-05-15', 'year', 'yearBefore', 'year'],
  ['2026-05-15', 'months12', 'before', 'months12'],
  // In December and in January two or three have the same days.
  ['2026-12-01', 'months12', 'before', 'months12'],
  ['2026-12-01', 'year', 'before', 'months12'],
  ['2026-12-01', 'monthToLast', 'monthBefore', 'monthToLast'],
  ['2026-01-01', 'monthToLast', 'monthBefore', 'monthToLast'],
  ['2026-01-01', 'year', 'before', 'month'],
] as const)('on %s the period of %s, compared with %s, is %s', (today, name, against, found) => {
  const { from, until } = ranges(today)[name]
  expect(rangeOf(today, { from, until, against })).toBe(found)
})

test('any other period has no name', () => {
  const other = { from: '2026-05-02', until: '2026-05-15', against: 'before' as const }
  expect(rangeOf('2026-05-15', other)).toBeUndefined()
})
