import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { dayNumberOf } from './date'
import { dateOf } from './date-of'
import { InvalidDateError } from './errors'

const FIRST = 1721426
const LAST = 5373484
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, '0'))

describe('a day number', () => {
  it.each([
    ['0001-01-01', FIRST],
    ['1582-10-15', 2299161],
    ['1858-11-17', 2400001],
    ['1900-03-01', 2415080],
    ['1970-01-01', 2440588],
    ['2000-01-01', 2451545],
    ['2000-02-29', 2451604],
    ['9999-12-31', LAST],
  ])('of %s is %d, and the inverse gives the same date', (date, dayNumber) => {
    expect(dayNumberOf(date)).toBe(dayNumber)
    expect(dateOf(dayNumber)).toBe(date)
  })

  it('increases by one for every day of the calendar, and the inverse gives its date', () => {
    let expected = FIRST
    const wrong: string[] = []
    for (let year = 1; year <= 9999; year += 1) {
      // Computed independently of the engine, so that the test detects an error in its rule.
      const february = new Date(Date.UTC(2000 + (year % 400), 2, 0)).getUTCDate()
      const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      const fourDigits = String(year).padStart(4, '0')
      lengths.forEach((length, index) => {
        for (let day = 1; day <= length; day += 1) {
          const date = `${fourDigits}-${TWO_DIGITS[index + 1]}-${TWO_DIGITS[day]}`
          if (dayNumberOf(date) !== expected || dateOf(expected) !== date) wrong.push(date)
          expected += 1
        }
      })
    }
    expect(wrong).toEqual([])
    expect(expected).toBe(LAST + 1)
  }, 60_000)

  it('outside the calendar is refused', () => {
    for (const number of [FIRST - 1, LAST + 1, 0, -1, 2451545.5, Number.NaN, Infinity]) {
      expect(() => dateOf(number)).toThrow(InvalidDateError)
    }
  })
})

const impossible = {
  'the day zero': ['0000-00-00', '2000-00-10', '2000-10-00', '0000-01-01'],
  'a 29 February of a common year': [
    '1900-02-29',
    '1800-02-29',
    '2100-02-29',
    '2200-02-29',
    '1000-02-29',
    '2023-02-29',
  ],
  'a day too many': ['2000-02-30', '2000-04-31', '2000-06-31', '2000-09-31', '2000-11-31'],
  'a 32nd day or a 13th month': ['2000-01-32', '2000-12-32', '2000-13-01', '2000-99-99'],
  'a year of five digits or with a sign': [
    '10000-01-01',
    '+2000-01-01',
    '-0001-01-01',
    '-001-01-01',
  ],
  'a short form': [
    '2000-1-1',
    '2000-01-1',
    '99-01-01',
    '2000-01',
    '20000101',
    '2000-W01-1',
    '2000-001',
  ],
  'another order or mark': ['01-01-2000', '2000/01/01', '2000.01.01', '2000−01−01', '2000‐01‐01'],
  'a time': ['2000-01-01T00:00:00Z', '2000-01-01 00:00', '2000-01-01Z'],
  'a space or a line': [' 2000-01-01', '2000-01-01 ', '2000-01-01\n', '\t2000-01-01', '2000-01- 1'],
  'other digits': [
    '٢٠٠٠-٠١-٠١',
    '2000-01-0١',
    '２０００-０１-０１',
    '2000-0１-01',
    '2000-०१-०१',
    '2000-01-0²',
  ],
  'a hidden character': [
    '2000-01-0\0',
    '\u00002000-01-01',
    '2000-01-01\0',
    '\u202E2000-01-01',
    '2000-01-0\uD800',
  ],
  'another notation of a number': ['1e03-01-01', '0x7d-01-01', '2000-01-.1', '2000-+1-01'],
  'no date at all': ['', 'today', 'NaN-NaN-NaN', '[object O]', '1'.repeat(10_000)],
}

const otherTypes = [
  undefined,
  null,
  20000101,
  Number.NaN,
  true,
  new Date(0),
  ['2000-01-01'],
  {},
  Symbol('x'),
]

describe('a birth date is refused, and never converted to another date, when it is', () => {
  it.each(Object.entries(impossible))('%s', (_, texts) => {
    for (const text of texts) expect(() => dayNumberOf(text)).toThrow(InvalidDateError)
  })

  it.each(otherTypes)('of another type (case %#)', (value) => {
    expect(() => dayNumberOf(value as never)).toThrow(InvalidDateError)
  })

  it('any text that is no date', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789-'), minLength: 8, maxLength: 12 }),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    )
    fc.assert(
      fc.property(texts, (text) => {
        if (isDate(text)) expect(dateOf(dayNumberOf(text))).toBe(text)
        else expect(() => dayNumberOf(text)).toThrow(InvalidDateError)
      }),
      { numRuns: 3000 },
    )
  })

  it('a date with one character replaced by one that is invalid there', () => {
    const days = fc.integer({ min: FIRST, max: LAST })
    const characters = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
    fc.assert(
      fc.property(days, fc.nat(9), characters, (dayNumber, place, character) => {
        fc.pre(!/[0-9-]/.test(character))
        const date = dateOf(dayNumber)
        const changed = date.slice(0, place) + character + date.slice(place + 1)
        expect(() => dayNumberOf(changed)).toThrow(InvalidDateError)
      }),
    )
  })

  it('with the error code that callers check', () => {
    expect(() => dayNumberOf('x')).toThrow(expect.objectContaining({ code: 'invalidDate' }))
  })
})

// An independent check with Date: an existing day is formatted as it was written.
function isDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text.startsWith('0000')) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
