import { describe, expect, test } from '@jest/globals'
import { normalizeText } from '@krono/contract'
import { datePatterns } from '../../src/people/saved-dates/date-patterns'
import { escapeLike } from '../../src/platform/lib/escape-like'

// Emulates LIKE with these patterns.
const matches = (search: string, date: string) =>
  datePatterns(search).some((pattern) => {
    const source = pattern.replaceAll('%', '.*').replaceAll('_', '.')
    return new RegExp(`^${source}$`).test(date)
  })

describe('a saved birth date of 12 June 1984', () => {
  test.each([
    '1984',
    '1984-06',
    '1984-06-12',
    '1984-06-1',
    '1984.06',
    '1984.06.',
    '1984.06.12.',
    '1984. 06. 12.',
    '1984.6.12',
    '1984.0',
    '1984.',
    '12.06.1984',
    '12/6/1984',
    '12.06.19',
    '06.12',
    '12.06',
    '12.6.',
    '6-12',
    '84',
    '12',
    '06.',
  ])('is found by %s', (search) => {
    expect(matches(search, '1984-06-12')).toBe(true)
  })

  test.each([
    '1985',
    '1984.07',
    '1984.1.',
    '1984.06.13',
    '12.07.1984',
    '13.06',
    '1984-06-12-1',
    '12.06.1985',
    'June 12',
    '%',
    '_',
    '1984-__-12',
    '',
    '5',
  ])('is not found by "%s"', (search) => {
    expect(matches(search, '1984-06-12')).toBe(false)
  })
})

test.each([
  ['Ágnes', 'agnes'],
  ['ŐRSÉGI Űrhajós', 'orsegi urhajos'],
  ['Андрей', 'андреи'],
  ['İstanbul', 'istanbul'],
  ['A\u0301', 'a'],
  ['한국', '한국'],
])('%s becomes the pattern %s', (name, normalized) => {
  expect(normalizeText(name)).toBe(normalized)
  expect(normalizeText(normalized)).toBe(normalized)
})

test('wildcards of LIKE are escaped', () => {
  expect(escapeLike('50% _of_ it!')).toBe('50!% !_of!_ it!!')
})
