import { expect, test } from '@jest/globals'
import { addMonths } from '../../src/lib/dates'

test.each([
  ['a day that the month has', '2026-01-15T22:30:00.250Z', 1, '2026-02-15T22:30:00.250Z'],
  [
    'its last day, where it has no such day',
    '2026-08-31T23:30:00.000Z',
    6,
    '2027-02-28T23:30:00.000Z',
  ],
  ['the 29th, where there is one', '2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
  [
    'the same hour, whatever summer time does',
    '2026-03-28T22:00:00.000Z',
    1,
    '2026-04-28T22:00:00.000Z',
  ],
  ['a year before', '2028-02-29T12:00:00.000Z', -12, '2027-02-28T12:00:00.000Z'],
])('months later it is %s', (_what, from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to)
})
