import { describe, expect, test } from '@jest/globals'
import { parseDateText } from './parse-date-text'
import { hasFullYear } from './written-date'

const latest = '2026-11-27'

describe('a typed date', () => {
  test.each([
    '1984.06.12.',
    '1984.6.12',
    '1984. 06. 12.',
    '1984-06-12',
    '1984/6/12',
    '1984 06 12',
    '1984,06,12',
    '  1984.06.12.  ',
    '12.06.1984',
    '12/6/1984',
    '1984. június 12.',
    '1984 június 12',
    '1984. jún. 12.',
    '1984. Junius 12-én',
    '1984.06.12.-én',
    '1984.06.12-i',
    '1984. VI. 12.',
    '1984.VI.12.',
    '12 VI 1984',
    '12 June 1984',
    '12th June 1984',
    'June 12, 1984',
    'Jun 12 1984',
    '12-Jun-1984',
    '12-Jun-84',
    '12 июня 1984 г.',
    '12 июн 1984 года',
    '30845',
  ])('%s is the same day in every language', (text) => {
    expect(parseDateText(text, 'yearFirst', latest)).toBe('1984-06-12')
    expect(parseDateText(text, 'dayFirst', latest)).toBe('1984-06-12')
  })

  test.each([
    ['19840612', 'yearFirst', '1984-06-12'],
    ['12061984', 'dayFirst', '1984-06-12'],
    ['84.06.12.', 'yearFirst', '1984-06-12'],
    ['12.06.84', 'yearFirst', '1984-06-12'],
    ['12.06.84', 'dayFirst', '1984-06-12'],
    ['10.06.12.', 'yearFirst', '2010-06-12'],
    ['10.06.12.', 'dayFirst', '2012-06-10'],
    ['84. jún. 12.', 'dayFirst', '1984-06-12'],
    ['10-jún-12', 'yearFirst', '2012-06-10'],
    ['10 oct 12', 'yearFirst', '2012-10-10'],
    ['10 okt 12', 'dayFirst', '2010-10-12'],
  ] as const)('%s is read in the order of the language (%s)', (text, order, date) => {
    expect(parseDateText(text, order, latest)).toBe(date)
  })

  test.each([
    ['26.11.27.', '2026-11-27'],
    ['26.11.28.', '1926-11-28'],
    ['00.01.01.', '2000-01-01'],
    ['27.01.01.', '1927-01-01'],
  ])('a year of two digits is the last such year that is not in the future: %s', (text, date) => {
    expect(parseDateText(text, 'yearFirst', latest)).toBe(date)
  })

  test.each([
    '',
    '   ',
    '1984',
    '1984.06',
    'június 12.',
    '984.06.12.',
    '1984.06.12.1',
    '1984.Juniper.12',
    '1984. XIII. 12.',
    'I. 12. 1984',
    '1984. június június',
    '١٩٨٤.٠٦.١٢',
    '１９８４.０６.１２',
    '1984\u0000.06.12',
    '1984.06.12; drop',
    '10000.01.01.',
    '123456',
    '<b>1984.06.12.</b>',
    '9'.repeat(10_000),
    `${'1984.06.12. '.repeat(1000)}`,
    `1984.06.12${'-é'.repeat(10_000)}`,
  ])('%j is not a date', (text) => {
    expect(parseDateText(text, 'yearFirst', latest)).toBeUndefined()
    expect(parseDateText(text, 'dayFirst', latest)).toBeUndefined()
  })

  test('a day that does not exist is parsed, and the engine validates it', () => {
    expect(parseDateText('1900.02.29.', 'yearFirst')).toBe('1900-02-29')
    expect(parseDateText('0000-00-00', 'yearFirst')).toBe('0000-00-00')
  })
})

test.each([
  ['1984.06.12.', true],
  ['19840612', true],
  ['12 Jun 1984', true],
  ['84.06.12.', false],
  ['12 Jun 84', false],
  ['30845', false],
])('%s has the century: %s', (text, isWritten) => {
  expect(hasFullYear(text)).toBe(isWritten)
})
