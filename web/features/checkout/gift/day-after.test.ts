import { expect, test } from '@jest/globals'
import { dayAfter } from './day-after'

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-22', 365, '2027-11-22'],
  ['2027-03-27', 2, '2027-03-29'],
  ['2028-02-28', 1, '2028-02-29'],
] as const)('%s and %d days more is %s', (date, days, after) => {
  expect(dayAfter(date, days)).toBe(after)
})
