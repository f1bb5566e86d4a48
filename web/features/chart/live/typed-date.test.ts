import { expect, test } from '@jest/globals'
import { typedDate } from './typed-date'

const today = '2026-11-30'

test.each([
  // Year first: each part counts as soon as further digits cannot change it.
  ['1', undefined, undefined],
  ['198', undefined, undefined],
  ['1984', '1984-11-30', 'year'],
  ['1984.', '1984-11-30', 'year'],
  ['1984.1', '1984-11-30', 'year'],
  ['1984.2', '1984-02-29', 'yearMonth'],
  ['1985.02', '1985-02-28', 'yearMonth'],
  ['1984.06.0', '1984-06-30', 'yearMonth'],
  ['1984.06.1', '1984-06-01', 'all'],
  ['1984.06.12.', '1984-06-12', 'all'],
  ['198406', '1984-06-30', 'yearMonth'],
  ['1984061', '1984-06-30', 'yearMonth'],
  ['19840612', '1984-06-12', 'all'],
  ['2026', '2026-11-30', 'year'],
  // The other order is recognized by its separator.
  ['12.', '2026-11-12', 'day'],
  ['12.06.1984', '1984-06-12', 'all'],
  // Texts that can never become a birth date.
  ['', undefined, undefined],
  ['1899', undefined, undefined],
  ['2027', undefined, undefined],
  ['1984.13', undefined, undefined],
  ['1984.06.31', undefined, undefined],
  ['1984.06.12.5', undefined, undefined],
  ['alma', undefined, undefined],
] as const)('year first, "%s" is %s (%s)', (text, date, known) => {
  expect(typedDate(text, { order: 'yearFirst', today })).toEqual(date && { date, known })
})

test.each([
  ['1', undefined, undefined],
  ['3', undefined, undefined],
  ['4', '2026-11-04', 'day'],
  ['31', '2026-11-30', 'day'],
  ['12.0', '2026-11-12', 'day'],
  ['12.06', '2026-06-12', 'dayMonth'],
  ['1206', '2026-06-12', 'dayMonth'],
  ['12.06.198', '2026-06-12', 'dayMonth'],
  ['12.06.1984', '1984-06-12', 'all'],
  ['12061984', '1984-06-12', 'all'],
  ['12.06.2084', undefined, undefined],
  ['32.', undefined, undefined],
  ['12.13', undefined, undefined],
] as const)('day first, "%s" is %s (%s)', (text, date, known) => {
  expect(typedDate(text, { order: 'dayFirst', today })).toEqual(date && { date, known })
})
