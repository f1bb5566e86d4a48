import { describe, expect, test } from '@jest/globals'
import { isBirthDate } from '@/lib/contract/birth-date'
import type { DateFault } from '@/lib/contract/date-faults'
import { evaluateDateText, readBirthDate } from './birth-date'

const limits = { order: 'yearFirst', latest: '2026-11-21' } as const

test.each([
  ['1900.01.01.', '1900-01-01'],
  ['2026.11.21.', '2026-11-21'],
  ['29.02.2000', '2000-02-29'],
  ['1904-02-29', '1904-02-29'],
])('%s is a valid birth date', (text, date) => {
  expect(evaluateDateText(text, limits)).toEqual({ date })
  expect(isBirthDate(date, limits.latest)).toBe(true)
})

test.each<[what: string, text: string, fault: DateFault]>([
  ['the day before the first', '1899.12.31.', 'dateTooEarly'],
  ['the year one', '0001-01-01', 'dateTooEarly'],
  ['tomorrow', '2026.11.22.', 'dateInFuture'],
  ['the last of all days', '9999-12-31', 'dateInFuture'],
  ['no leap year', '1900.02.29.', 'noSuchDay'],
  ['no leap year to come', '2027.02.29.', 'noSuchDay'],
  ['no such day', '1984.04.31.', 'noSuchDay'],
  ['no such day before 1900', '1899.02.30.', 'noSuchDay'],
  ['nothing but zeros', '0000-00-00', 'noSuchDay'],
  ['month and day the other way round', '1984.13.06.', 'noSuchDay'],
  ['a year too long', '10000-01-01', 'invalidDate'],
  ['a year too short', '984.06.12.', 'invalidDate'],
  ['no date', 'last summer', 'invalidDate'],
  ['nothing', '', 'invalidDate'],
])('%s is invalid: %s is %s', (_case, text, fault) => {
  expect(evaluateDateText(text, limits)).toEqual({ fault })
  expect(readBirthDate(text, limits)).toBeUndefined()
})

describe('other limits of a page', () => {
  const own = { order: 'dayFirst', earliest: '2026-11-21', latest: '2027-11-21' } as const

  test.each<[text: string, fault: DateFault | undefined]>([
    ['20.11.2026', 'dateTooEarly'],
    ['21.11.2026', undefined],
    ['21.11.2027', undefined],
    ['22.11.2027', 'dateInFuture'],
  ])('%s: %s', (text, fault) => {
    expect(evaluateDateText(text, own).fault).toBe(fault)
  })
})
