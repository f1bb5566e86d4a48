import { describe, expect, test } from '@jest/globals'
import { dateFaults } from './date-faults'
import { biorhythmQuery, chartQuery, errors, languageCodes, parseInput, queryOf } from './index'

const today = '2026-11-21'
const parseChart = (search: string) =>
  parseInput(chartQuery(today), queryOf(new URLSearchParams(search)), 'eng')
const parseCycle = (search: string) =>
  parseInput(biorhythmQuery(today), queryOf(new URLSearchParams(search)), 'eng')

describe('the chart call', () => {
  test.each(['1900-01-01', '1984-06-12', '2000-02-29', today])('accepts %s', (date) => {
    expect(parseChart(`date=${date}`)).toEqual({ ok: true, data: { date } })
  })

  test.each([
    ['', 'invalidDate'],
    ['date=', 'invalidDate'],
    ['date=0000-00-00', 'noSuchDay'],
    ['date=1900-02-29', 'noSuchDay'],
    ['date=1984-04-31', 'noSuchDay'],
    ['date=10000-01-01', 'invalidDate'],
    ['date=1899-12-31', 'dateTooEarly'],
    ['date=2026-11-22', 'dateInFuture'],
    ['date=1984.06.12.', 'invalidDate'],
    ['date=%D9%A1%D9%A9%D9%A8%D9%A4-%D9%A0%D9%A6-%D9%A1%D9%A2', 'invalidDate'],
    ['date=1984-06-12%00', 'invalidDate'],
    ['date=1984-06-12&date=1984-06-13', 'invalidDate'],
  ] as const)('refuses ?%s with the message of spec §5 and the code %s', (search, code) => {
    const error = { field: 'date', code, message: errors[code].eng }
    const body = { message: 'Not a valid date!', status: 400, errors: [error] }
    expect(parseChart(search)).toEqual({ ok: false, error: body })
  })

  test('every date error begins with the message of spec §5', () => {
    for (const code of languageCodes) {
      for (const fault of [...dateFaults, 'giftDayPassed', 'giftDayTooFar'] as const) {
        expect(errors[fault][code].startsWith(errors.invalidDate[code])).toBe(true)
      }
    }
  })

  test.each(['date=1984-06-12&x=1', 'date=1984-06-12&__proto__=1', 'date=1984-06-12&constructor='])(
    'refuses unknown fields: ?%s',
    (search) => {
      expect(parseChart(search)).toMatchObject({
        error: { status: 400, errors: [{ code: 'unknownField' }] },
      })
    },
  )
})

describe('the biorhythm call', () => {
  test('begins today and has 30 days by default', () => {
    const data = { birth: '1984-06-12', from: today, days: 30 }
    expect(parseCycle('birth=1984-06-12')).toEqual({ ok: true, data })
  })

  test.each([
    ['birth=1984-06-12&days=0', 'invalidDays'],
    ['birth=1984-06-12&days=367', 'invalidDays'],
    ['birth=1984-06-12&days=-1', 'invalidDays'],
    ['birth=1984-06-12&days=1e2', 'invalidDays'],
    ['birth=1984-06-12&days=', 'invalidDays'],
    ['birth=1984-06-12&from=1984-06-11', 'dayBeforeBirth'],
    ['birth=1984-06-12&from=9999-12-31', 'invalidDate'],
    ['birth=1984-06-12&from=x', 'invalidDate'],
    ['birth=2026-11-22', 'dateInFuture'],
    ['birth=1984-06-12&from=2027-02-29', 'noSuchDay'],
  ])('refuses ?%s: %s', (search, code) => {
    expect(parseCycle(search)).toMatchObject({
      ok: false,
      error: { status: 400, errors: [{ code }] },
    })
  })
})

test('every error has a message in every language and a valid status', () => {
  for (const row of Object.values(errors)) {
    expect(row.status).toBeGreaterThanOrEqual(400)
    for (const code of languageCodes) expect(row[code]).not.toBe('')
  }
})
