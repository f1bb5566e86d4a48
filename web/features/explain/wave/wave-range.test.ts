import { expect, test } from '@jest/globals'
import { dayAfter, rangeToday } from './wave-range'

test.each([
  ['1984-06-12', '2026-11-23', { from: '2026-10-26', lived: 15476, marked: 28 }],
  ['2026-11-23', '2026-11-23', { from: '2026-11-23', lived: 0, marked: 0 }],
  ['2026-11-13', '2026-11-23', { from: '2026-11-13', lived: 0, marked: 10 }],
  // Daylight saving time begins in these weeks.
  ['2000-02-29', '2026-04-05', { from: '2026-03-08', lived: 9504, marked: 28 }],
])('born on %s, viewed on %s', (birth, today, range) => {
  expect(rangeToday(birth, today)).toEqual(range)
})

test('days continue over the end of a year and a leap day', () => {
  expect(dayAfter('2027-12-31', 1)).toBe('2028-01-01')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
})
