import { describe, expect, test } from '@jest/globals'
import { addMonths, hourAt } from '../../src/platform/lib/dates'

const budapest = 'Europe/Budapest'

describe('months are added in a time zone', () => {
  // Budapest: UTC+1 in winter, UTC+2 in summer; the time changes on 29 March and 25 October 2026.
  test.each([
    ['a day that the month has', '2026-01-15T22:30:00.250Z', 1, '2026-02-15T22:30:00.250Z'],
    ['of 1 March 00:30, 1 April 00:30', '2026-02-28T23:30:00Z', 1, '2026-03-31T22:30:00.000Z'],
    ['of 31 January, the 28th', '2026-01-31T11:00:00Z', 1, '2026-02-28T11:00:00.000Z'],
    [
      'of 31 January in a leap year, the 29th',
      '2028-01-31T11:00:00Z',
      1,
      '2028-02-29T11:00:00.000Z',
    ],
    ['of 31 January, two later, the 31st', '2026-01-31T11:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
    ['of 31 January 00:30, the 28th there', '2026-01-30T23:30:00Z', 1, '2026-02-27T23:30:00.000Z'],
    ['of 30 August, six later, the 28th', '2026-08-30T12:00:00Z', 6, '2027-02-28T13:00:00.000Z'],
    ['the same hour in summer time', '2026-03-15T11:00:00Z', 1, '2026-04-15T10:00:00.000Z'],
    ['the same hour in winter time', '2026-10-15T10:00:00Z', 1, '2026-11-15T11:00:00.000Z'],
    ['an hour that is left out, later', '2026-02-28T01:30:00Z', 1, '2026-03-28T01:30:00.000Z'],
    [
      'of 02:30, on the day that has none, 03:30',
      '2026-01-29T01:30:00Z',
      2,
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'of an hour that comes twice, the second',
      '2026-09-25T00:30:00Z',
      1,
      '2026-10-25T01:30:00.000Z',
    ],
    ['a year before', '2028-02-29T12:00:00Z', -12, '2027-02-28T12:00:00.000Z'],
  ])('it is %s', (_what, from, months, to) => {
    expect(addMonths(new Date(from), months, budapest).toISOString()).toBe(to)
  })

  test('another time zone gives another result', () => {
    const from = new Date('2026-02-28T23:30:00Z')
    expect(addMonths(from, 1, 'UTC').toISOString()).toBe('2026-03-28T23:30:00.000Z')
  })
})

test.each([
  ['2026-07-01T15:59:59.999Z', 17],
  ['2026-07-01T16:00:00Z', 18],
  ['2026-12-01T17:00:00Z', 18],
  ['2026-12-01T22:59:59.999Z', 23],
  ['2026-12-01T23:00:00Z', 0],
])('at %s the local hour in Budapest is %i', (instant, hour) => {
  expect(hourAt(new Date(instant), budapest)).toBe(hour)
})
