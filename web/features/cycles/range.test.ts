import { expect, test } from '@jest/globals'
import { rangeAround, rangeWithin, readRangeLength } from './range'

test.each([
  ['7', 7],
  ['366', 366],
  ['', 30],
  ['8', 30],
  ['1e1', 30],
  ['-30', 30],
  ['٣٠', 30],
  ['9'.repeat(10_000), 30],
])('a length %.10s in the address means %i days', (text, days) => {
  expect(readRangeLength(text)).toBe(days)
})

test.each([
  ['1984-06-12', '2026-11-21', 30, { from: '2026-11-14', days: 30, marked: 7 }],
  ['1984-06-12', '2026-11-21', 7, { from: '2026-11-20', days: 7, marked: 1 }],
  ['1984-06-12', '2026-11-21', 366, { from: '2026-08-22', days: 366, marked: 91 }],
  ['2026-11-19', '2026-11-21', 30, { from: '2026-11-19', days: 30, marked: 2 }],
  ['2026-11-21', '2026-11-21', 90, { from: '2026-11-21', days: 90, marked: 0 }],
  ['1900-01-01', '2100-12-31', 14, { from: '2100-12-28', days: 14, marked: 3 }],
])('born %s, on %s with %i days', (birth, day, days, range) => {
  expect(rangeAround(birth, day, days)).toEqual(range)
})

test('a range with days before begins at the birth when the day is too near to it', () => {
  expect(rangeWithin('2026-11-20', '2026-11-21', { days: 29, before: 14 })).toEqual({
    from: '2026-11-20',
    days: 29,
    marked: 1,
  })
})
