import { describe, expect, test } from '@jest/globals'
import { giftTimes } from '../../src/commerce/gifts/gift-times'
import { dayAfter, dayAt, instantAt } from '../../src/platform/lib/dates'

describe('a time of day in a time zone', () => {
  test.each([
    ['in winter', 'Europe/Budapest', '2026-01-15', '08:00:00', '2026-01-15T07:00:00Z'],
    ['in summer', 'Europe/Budapest', '2026-07-15', '08:00:00', '2026-07-15T06:00:00Z'],
    ['before summer time', 'Europe/Budapest', '2026-03-28', '08:00:00', '2026-03-28T07:00:00Z'],
    ['as it begins', 'Europe/Budapest', '2026-03-29', '08:00:00', '2026-03-29T06:00:00Z'],
    ['an hour before', 'Europe/Budapest', '2026-03-29', '01:30:00', '2026-03-29T00:30:00Z'],
    ['that there is not', 'Europe/Budapest', '2026-03-29', '02:30:00', '2026-03-29T01:30:00Z'],
    ['as it ends', 'Europe/Budapest', '2026-10-25', '08:00:00', '2026-10-25T07:00:00Z'],
    ['the night it ends', 'Europe/Budapest', '2026-10-25', '00:30:00', '2026-10-24T22:30:00Z'],
    ['behind UTC', 'America/New_York', '2026-03-08', '08:00:00', '2026-03-08T12:00:00Z'],
    ['far ahead', 'Pacific/Auckland', '2026-09-27', '08:00:00', '2026-09-26T19:00:00Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-12-31', '23:59:59', '2026-12-31T18:29:59Z'],
    ['at Greenwich', 'UTC', '2028-02-29', '00:00:00', '2028-02-29T00:00:00Z'],
  ])('%s', (_what, timeZone, day, time, instant) => {
    expect(instantAt({ day, time, timeZone })).toEqual(new Date(instant))
  })

  test('has a date, and dates after it', () => {
    expect(dayAt(new Date('2026-07-01T22:30:00Z'), 'Europe/Budapest')).toBe('2026-07-02')
    expect(dayAt(new Date('2026-07-01T22:30:00Z'), 'America/New_York')).toBe('2026-07-01')
    expect([dayAfter('2028-02-28', 1), dayAfter('2026-12-31', 90)]).toEqual([
      '2028-02-29',
      '2027-03-31',
    ])
  })
})

describe('the times of a gift', () => {
  const of = (deliverOn: string, at: string, timeZone = 'Europe/Budapest') => {
    const times = giftTimes({ deliverOn, at: new Date(at), timeZone })
    return [times.deliverAt, times.remindAt, times.claimUntil].map((time) => time.toISOString())
  }

  test.each([
    [
      'on a day to come is delivered in its morning, by the clock of that season',
      of('2026-12-24', '2026-10-01T12:00:00Z'),
      ['2026-12-24T07:00:00.000Z', '2027-03-10T07:00:00.000Z', '2027-03-24T22:59:59.000Z'],
    ],
    [
      'over the change to summer time is over at the end of a day, not an hour later',
      of('2027-01-15', '2026-10-01T12:00:00Z'),
      ['2027-01-15T07:00:00.000Z', '2027-04-01T06:00:00.000Z', '2027-04-15T21:59:59.000Z'],
    ],
    [
      'of today, paid before breakfast, waits for it',
      of('2026-07-01', '2026-07-01T04:00:00Z'),
      ['2026-07-01T06:00:00.000Z', '2026-09-15T06:00:00.000Z', '2026-09-29T21:59:59.000Z'],
    ],
    [
      'of today, paid later, goes at once',
      of('2026-07-01', '2026-07-01T06:00:01Z'),
      ['2026-07-01T06:00:01.000Z', '2026-09-15T06:00:00.000Z', '2026-09-29T21:59:59.000Z'],
    ],
    [
      'that was paid after midnight of its day goes at once, and has all of its days',
      of('2026-07-01', '2026-07-01T22:30:00Z'),
      ['2026-07-01T22:30:00.000Z', '2026-09-16T06:00:00.000Z', '2026-09-30T21:59:59.000Z'],
    ],
  ])('%s', (_what, times, expected) => {
    expect(times).toEqual(expected)
  })
})
