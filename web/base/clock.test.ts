import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { dayAfter, today } from './clock'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-06-21T21:59:59Z', '2026-06-21'],
  ['2026-06-21T22:00:00Z', '2026-06-22'],
])('at %s it is %s in Budapest', (instant, day) => {
  jest.setSystemTime(new Date(instant))
  expect(today()).toBe(day)
})

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-22', 365, '2027-11-22'],
  ['2027-03-27', 2, '2027-03-29'],
  ['2028-02-28', 1, '2028-02-29'],
] as const)('%s and %d days more is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after)
})
