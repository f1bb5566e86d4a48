import { expect, test } from '@jest/globals'
import { readBirthDate } from './birth-date'

const read = (text: string) => readBirthDate(text, { order: 'yearFirst', latest: '2026-11-21' })

test.each([
  ['1900.01.01.', '1900-01-01'],
  ['2026.11.21.', '2026-11-21'],
  ['29.02.2000', '2000-02-29'],
])('%s is a birth date', (text, date) => {
  expect(read(text)).toBe(date)
})

test.each([
  ['the day before the first', '1899.12.31.'],
  ['tomorrow', '2026.11.22.'],
  ['no leap year', '1900.02.29.'],
  ['no such day', '1984.04.31.'],
  ['nothing', '0000-00-00'],
  ['a year too long', '10000-01-01'],
])('%s is none: %s', (_case, text) => {
  expect(read(text)).toBeUndefined()
})
