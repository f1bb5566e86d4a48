import { describe, expect, test } from '@jest/globals'
import { formatDateText, parseDateText } from './date-text'

describe('a typed date', () => {
  test.each([
    ['1984.06.12.', '1984-06-12'],
    ['1984.6.12', '1984-06-12'],
    ['1984. 06. 12.', '1984-06-12'],
    ['1984-06-12', '1984-06-12'],
    ['1984/6/12', '1984-06-12'],
    ['1984 06 12', '1984-06-12'],
    ['1984,06,12', '1984-06-12'],
    ['  1984.06.12.  ', '1984-06-12'],
    ['12.06.1984', '1984-06-12'],
    ['12/6/1984', '1984-06-12'],
  ])('%s means the same day in every language', (text, date) => {
    expect(parseDateText(text, 'yearFirst')).toBe(date)
    expect(parseDateText(text, 'dayFirst')).toBe(date)
  })

  test.each([
    ['19840612', 'yearFirst', '1984-06-12'],
    ['12061984', 'dayFirst', '1984-06-12'],
  ] as const)(
    '%s without separators is read in the order of the language (%s)',
    (text, order, date) => {
      expect(parseDateText(text, order)).toBe(date)
    },
  )

  test.each([
    '',
    '   ',
    '1984',
    '1984.06',
    '12.06.84',
    '84.06.12.',
    '1984.06.12.1',
    '1984.June.12',
    '١٩٨٤.٠٦.١٢',
    '１９８４.０６.１２',
    '1984\u0000.06.12',
    '1984.06.12; drop',
    '10000.01.01.',
    '<b>1984.06.12.</b>',
    '9'.repeat(10_000),
    `${'1984.06.12. '.repeat(1000)}`,
  ])('%j is no date', (text) => {
    expect(parseDateText(text, 'yearFirst')).toBeUndefined()
    expect(parseDateText(text, 'dayFirst')).toBeUndefined()
  })

  test('a day that does not exist keeps its form, the engine judges it', () => {
    expect(parseDateText('1900.02.29.', 'yearFirst')).toBe('1900-02-29')
    expect(parseDateText('0000-00-00', 'yearFirst')).toBe('0000-00-00')
  })
})

test('a date is written in the order of the language (spec §9)', () => {
  expect(formatDateText('1984-06-12', 'yearFirst')).toBe('1984.06.12.')
  expect(formatDateText('1984-06-12', 'dayFirst')).toBe('12.06.1984')
})
